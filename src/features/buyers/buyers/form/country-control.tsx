import { useMemo } from 'react'
import { LOCALES } from '@contract/kernel/locales'
import { useLocale } from '@/shared/i18n/use-locale'
import type { FieldControlProps } from '@/shared/record/field-control'
import { FieldSelect } from '@/shared/record/field-select'

/** ISO 3166; home first. Where buyers come from and where they work. */
const COUNTRY_CODES: readonly string[] = (
  'PH AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN ' +
  'CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GU GW GY HK HN HR HT ' +
  'HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG ' +
  'MH MK ML MM MN MO MP MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PK PL PR PS PT PW PY QA RO RS RU ' +
  'RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC ' +
  'VE VN VU WS YE ZA ZM ZW'
).split(' ')

/** Countries by their names in the reader's language; where our buyers work most stands first. */
export function CountryControl({ form, name, field, namespace }: FieldControlProps) {
  const { tag } = LOCALES[useLocale()]
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([tag], { type: 'region' })
    const named = COUNTRY_CODES.map(value => ({ value, label: names.of(value) ?? value }))
    const [home, ...others] = named
    return [...(home ? [home] : []), ...others.sort((a, b) => a.label.localeCompare(b.label, tag))]
  }, [tag])
  return <FieldSelect {...{ form, name, field, namespace, options }} />
}
