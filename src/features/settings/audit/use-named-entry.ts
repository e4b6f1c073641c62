import { useEffect, useState } from 'react'
import { withNames } from '@/features/settings/audit/audit-rows'
import type { ResourceRow } from '@/shared/resource/resource-types'

/** An entry of the log with the name of its record, as the list has it; none until that was asked for. */
export function useNamedEntry(entry: ResourceRow | undefined): ResourceRow | undefined {
  const [named, setNamed] = useState<ResourceRow>()
  useEffect(() => {
    if (!entry) return
    const asking = new AbortController()
    void withNames([entry], asking.signal).then(([row]) => {
      if (!asking.signal.aborted) setNamed(row)
    })
    return () => asking.abort()
  }, [entry])
  return named?.id === entry?.id ? named : undefined
}
