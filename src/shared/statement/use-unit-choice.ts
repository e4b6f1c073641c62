import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectActiveOu } from '@/shared/session/active-ou.slice'
import { selectOuAccess } from '@/shared/session/ou-access.slice'
import { useAppSelector } from '@/shared/store/hooks'

/** Units that a statement can be made of: the active one alone, or all that the reader sees. */
export function useUnitChoice(codes: readonly string[]) {
  const t = usePhrases('statement')
  const seen = useAppSelector(selectOuAccess)
  const active = useAppSelector(selectActiveOu)
  const units = active === null ? seen : seen.filter(({ ou_code }) => ou_code === active)
  const chosen = units.filter(({ ou_code }) => codes.includes(ou_code))
  const shown = chosen.length === 0 ? units : chosen
  // On paper nothing else says which units the figures are of.
  const names =
    chosen.length === 0 && units.length > 1 ? t('units.all') : shown.map(unit => unit.ou_name).join(', ')
  return { units, chosen, names }
}
