import { useEffect, useRef } from 'react'
import { oneOf } from '@contract/kernel/one-of'
import { withFilter } from '@/shared/grid/filters/filter-model'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ListModel } from '@/shared/resource/list-model'
import { Button } from '@/shared/ui/button'

export type MergedToggleProps = { list: ListModel }

const FIELD = 'status'
const ACTIVE = oneOf('active')
/** What the list opens with. */
export const NOT_MERGED = withFilter({}, FIELD, ACTIVE)

/** Records that became part of another stay out of sight until they are asked for. */
export function MergedToggle({ list }: MergedToggleProps) {
  const t = usePhrases('buyers')
  const { filter, search, view } = list.address
  const isNarrowed = FIELD in filter
  const isPlain = useRef(Object.keys(filter).length === 0 && !search && !view)
  const { change } = list

  // Once, for who comes to the bare list: an address that says more is taken at its word.
  useEffect(() => {
    if (isPlain.current) change({ filter: NOT_MERGED }, 'replace')
    isPlain.current = false
  }, [change])

  return (
    <div className="filter-chips">
      <Button
        size="sm"
        aria-pressed={!isNarrowed}
        onClick={() => change({ filter: withFilter(filter, FIELD, isNarrowed ? null : ACTIVE) })}
      >
        {t('merge.shown')}
      </Button>
    </div>
  )
}
