import { isDateText } from '@contract/kernel/dates'
import { COMPARISONS, type Comparison } from '@contract/modules/accounting/compare'
import { useSearchParams } from 'react-router-dom'

/** What is asked stands in the address: it survives a reload, and a colleague sees the same. */
export function useStatementAddress() {
  const [params, setParams] = useSearchParams()
  const said = (name: string) => params.get(name) ?? ''
  const units = said('units')
  const day = said('known_on')
  const compare = COMPARISONS.filter(name => said('compare').split(',').includes(name))
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params)
    for (const [name, value] of Object.entries(changes))
      if (value === '') next.delete(name)
      else next.set(name, value)
    setParams(next)
  }
  return {
    said,
    units: units === '' ? undefined : units,
    knownOn: isDateText(day) ? day : undefined,
    unitCodes: units === '' ? [] : units.split(','),
    compare,
    /** As a question names them. */
    compared: compare.join(',') || undefined,
    change,
    toggleCompare: (name: Comparison) =>
      change({
        compare: COMPARISONS.filter(each => (each === name) !== compare.includes(each)).join(','),
      }),
  }
}
export type StatementAddress = ReturnType<typeof useStatementAddress>
