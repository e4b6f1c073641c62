import { useMemo } from 'react'
import type { Parameter } from '@contract/kernel/define-parameter'
import { formatAmount } from '@contract/kernel/money'
import { WITHHOLDING, WITHHOLDING_CODES } from '@contract/modules/accounting/withholding'
import type { ParameterEntry } from '@contract/modules/settings/parameter.calls'
import { keyOf, sentenceOf, TAX_CODE } from '@/features/settings/parameters/parameter-keys'
import { shownRate } from '@/shared/format/shown-rate'
import { hasPhrase, phrase } from '@/shared/i18n/i18n'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type ParameterWords = {
  name: (code: string) => string
  /** "48 hours", "10 %". */
  value: (parameter: Parameter, value: number | string) => string
  /** Where a value is in force: the company, or the name of the unit or project. */
  place: (entry: ParameterEntry) => string
  /** What becomes of the records that there are. */
  touched: (code: string, count: number | null) => string
}

function paramsOf(code: string): Record<string, string> {
  const tax = WITHHOLDING_CODES.find(each => each.toLowerCase() === TAX_CODE.exec(code)?.[1])
  return tax ? { code: tax, nature: phrase('parameters', `nature.${WITHHOLDING[tax].nature}`) } : {}
}

export function useParameterWords(): ParameterWords {
  const t = usePhrases('parameters')
  return useMemo(
    () => ({
      name: code => phrase('parameters', `name.${keyOf(code)}`, paramsOf(code)),
      value: ({ measure }, value) => {
        if (measure === 'percent') return t('measure.percent', { figure: shownRate(String(value)) })
        if (measure === 'pesos') return t('measure.pesos', { figure: formatAmount(value) })
        return t(`measure.${measure}`, { count: Number(value) })
      },
      place: ({ place_name }) => place_name ?? t('scope.company'),
      touched: (code, count) => {
        const key = `touched.${sentenceOf(code)}`
        return count !== null && hasPhrase('parameters', key)
          ? phrase('parameters', key, { count })
          : t('touched.none')
      },
    }),
    [t],
  )
}
