import { Suspense } from 'react'
import { DEFAULT_LOCALE } from '@contract/kernel/locales'
import { loadPhrases } from '@/shared/i18n/i18n'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectUser } from '@/shared/session/auth.slice'
import { selectOuAccess } from '@/shared/session/ou-access.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { Badge } from '@/shared/ui/badge'
import { late } from '@/shared/ui/late'
import { UnitMark } from '@/shared/ui/unit-mark'

const EnglishName = ({ name }: { name: string }) => name

/** Names come in English; the words of other languages are fetched where they are spoken. */
const RoleName = late(() =>
  Promise.all([import('@/features/dashboard/role-name'), loadPhrases('rights')]).then(
    ([file]) => file.RoleName,
    () => EnglishName,
  ),
)

/** As whom, and for which units, the person is signed in. */
export function OwnPlace() {
  const t = usePhrases('dashboard')
  const isEnglish = useLocale() === DEFAULT_LOCALE
  const user = useAppSelector(selectUser)
  const units = useAppSelector(selectOuAccess)
  const roles = user?.role_names ?? user?.roles.map(({ code }) => code) ?? []
  return (
    <dl className="own-place">
      <div>
        <dt className="visually-hidden">{t('roles')}</dt>
        <dd className="cluster">
          {roles.map(role => (
            <Badge key={role}>
              {isEnglish ? (
                role
              ) : (
                <Suspense fallback={role}>
                  <RoleName name={role} />
                </Suspense>
              )}
            </Badge>
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
