import { Link } from 'react-router-dom'
import { useGetAccountQuery } from '@/features/people/people.api'
import { useAccessNames } from '@/shared/access/use-access-names'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { Badge } from '@/shared/ui/badge'
import { Skeleton } from '@/shared/ui/skeleton'

export type EmployeeAccountProps = { userId: string }

/** The account by which an employee signs in, and what it may do by its roles. */
export function EmployeeAccount({ userId }: EmployeeAccountProps) {
  const t = usePhrases('people')
  const formats = useFormats()
  const names = useAccessNames()
  const answer = useGetAccountQuery(userId)
  return (
    <Answer answer={answer} wait={<Skeleton lines={4} />}>
      {user => (
        <dl className="definition-list">
          <dt>{t('account.user')}</dt>
          <dd>
            <Link to={`/settings/users/${user.id}`} className="record-link">
              <bdi>{user.full_name}</bdi>
            </Link>{' '}
            <Ltr>{user.username}</Ltr>
          </dd>
          <dt>{t('account.email')}</dt>
          <dd className="text-break">
            <bdi>{user.email}</bdi>
          </dd>
          <dt>{t('account.roles')}</dt>
          <dd className="cluster">
            {user.roles.length === 0 && '–'}
            {user.roles.map(role => (
              <Badge key={role.role_id}>{names.role(role)}</Badge>
            ))}
          </dd>
          <dt>{t('account.last_login')}</dt>
          <dd>{user.last_login_at ? formats.longDate(user.last_login_at) : t('account.never')}</dd>
        </dl>
      )}
    </Answer>
  )
}
