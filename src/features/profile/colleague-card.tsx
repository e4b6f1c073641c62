import type { UserListItem } from '@contract/modules/settings/user.resource'
import { NamedUnit } from '@/features/profile/named-unit'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'
import { PageHeader } from '@/shared/ui/page-header'

export type ColleagueCardProps = { colleague: UserListItem }

export function ColleagueCard({ colleague }: ColleagueCardProps) {
  const t = usePhrases('profile')
  const name = colleague.full_name
  return (
    <>
      <PageHeader title={name} meta={<PersonAvatar userId={colleague.id} name={name} />} />
      <Card>
        <dl className="definition-list">
          <dt>{t('about.username')}</dt>
          <dd>
            <bdi>{colleague.username}</bdi>
          </dd>
          <dt>{t('about.email')}</dt>
          <dd className="text-break">
            <a href={`mailto:${encodeURIComponent(colleague.email)}`}>
              <bdi>{colleague.email}</bdi>
            </a>
          </dd>
          <dt>{t('about.unit')}</dt>
          <dd>
            <NamedUnit code={colleague.ou_code} />
          </dd>
          <dt>{t('about.roles')}</dt>
          <dd className="cluster">
            {colleague.roles.length === 0 && t('about.none')}
            {colleague.roles.map(role => (
              <Badge key={role.role_id}>{role.name}</Badge>
            ))}
          </dd>
        </dl>
      </Card>
    </>
  )
}
