import { selectActiveOu } from '@/shared/session/active-ou.slice'
import { selectOuAccess } from '@/shared/session/ou-access.slice'
import { useAppSelector } from '@/shared/store/hooks'

/** Units that the statement can be made of: the active one alone, or all that the reader sees. */
export function useUnitChoice(codes: readonly string[]) {
  const seen = useAppSelector(selectOuAccess)
  const active = useAppSelector(selectActiveOu)
  const units = active === null ? seen : seen.filter(({ ou_code }) => ou_code === active)
  return { units, chosen: units.filter(({ ou_code }) => codes.includes(ou_code)) }
}
