import { usePhrases } from '@/shared/i18n/use-phrases'
import { selectOuAccess } from '@/shared/session/ou-access.slice'
import { useAppSelector } from '@/shared/store/hooks'
import { UnitMark } from '@/shared/ui/unit-mark'

export type NamedUnitProps = { code: string | null }

/** By its name, as far as the unit is one of the reader's. */
export function NamedUnit({ code }: NamedUnitProps) {
  const t = usePhrases('profile')
  const units = useAppSelector(selectOuAccess)
  const unit = units.find(({ ou_code }) => ou_code === code)
  return unit ? <UnitMark name={unit.ou_name} code={unit.ou_code} /> : (code ?? t('about.none'))
}
