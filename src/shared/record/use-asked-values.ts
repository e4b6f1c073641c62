import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { recordOf } from '@contract/kernel/records'

/** What a new record starts from where the address of another page says it; the next new one begins with nothing. */
export function useAskedValues<const Name extends string>(
  names: readonly Name[],
): Record<Name, string | null> {
  const [params, setParams] = useSearchParams()
  const isNew = params.get('record') === 'new'
  const isAsked = names.some(name => params.has(name))
  useEffect(() => {
    if (isNew || !isAsked) return
    const rest = new URLSearchParams(params)
    for (const name of names) rest.delete(name)
    setParams(rest, { replace: true })
  }, [isNew, isAsked, names, params, setParams])
  return recordOf(names, name => params.get(name))
}
