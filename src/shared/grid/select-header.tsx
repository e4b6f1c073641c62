import type { IHeaderParams } from 'ag-grid-community'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { GridContext } from '@/shared/grid/grid-context'

/** Stands for all rows that match, those that were never loaded too. */
export function SelectHeader({ context }: IHeaderParams<unknown, GridContext>) {
  const state = useSyncExternalStore(context.onChange, () => context.allSelected())
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = state === 'some'
  }, [state])
  return (
    <input
      ref={box}
      type="checkbox"
      className="form-check-input"
      aria-label={context.t('engine.select_all')}
      checked={state === true}
      onChange={event => context.selectAll(event.target.checked)}
    />
  )
}
