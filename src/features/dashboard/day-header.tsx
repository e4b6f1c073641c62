import { businessDate } from '@contract/kernel/dates'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { useDayName } from '@/shared/format/use-day-name'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { selectOuAccess } from '@/shared/session/ou-access.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Badge } from '@/shared/ui/badge'
import { PageHeader } from '@/shared/ui/page-header'
import { UnitMark } from '@/shared/ui/unit-mark'

export type DayHeaderProps = { user: SignedInUser }

/** In one line with the title: the day, the name, and what a person is here. */
export function DayHeader({ user }: DayHeaderProps) {
  const dayName = useDayName()
  return (
    <PageHeader
      meta={
        <>
          <span>
            {dayName(businessDate(new Date()))} · <bdi>{user.first_name || user.full_name}</bdi>
          </span>
          <OwnPlace />
        </>
      }
    />
  )
}

/** As whom, and for which units, the person is signed in. */
function OwnPlace() {
  const t = usePhrases('dashboard')
  const user = useAppSelector(selectUser)
  const units = useAppSelector(selectOuAccess)
  const roles = user?.role_names ?? user?.roles.map(({ code }) => code) ?? []
  return (
    <dl className="own-place">
      <div>
        <dt className="visually-hidden">{t('roles')}</dt>
        <dd className="cluster">
          {roles.map(role => (
            <Badge key={role}>{storedName('role', role)}</Badge>
          ))}
          {roles.length === 0 && t('no_roles')}
        </dd>
      </div>
      <div>
        <dt className="visually-hidden">{t('units')}</dt>
        <dd className="cluster">
          {units.map(unit => (
            <UnitMark key={unit.ou_code} name={unit.ou_name} code={unit.ou_code} />
          ))}
          {units.length === 0 && t('no_units')}
        </dd>
      </div>
    </dl>
  )
}
