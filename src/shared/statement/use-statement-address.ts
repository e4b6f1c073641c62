import { isDateText } from '@contract/kernel/dates'
import { useSearchParams } from 'react-router-dom'

/** What is asked stands in the address: it survives a reload, and a colleague sees the same. */
export function useStatementAddress() {
  const [params, setParams] = useSearchParams()
  const said = (name: string) => params.get(name) ?? ''
  const units = said('units')
  const day = said('known_on')
  return {
    said,
    units: units === '' ? undefined : units,
    knownOn: isDateText(day) ? day : undefined,
    unitCodes: units === '' ? [] : units.split(','),
    change: (changes: Record<string, string>) => {
      const next = new URLSearchParams(params)
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name)
        else next.set(name, value)
      setParams(next)
    },
  }
}
export type StatementAddress = ReturnType<typeof useStatementAddress>
