import { useEffect, useRef } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { RecordApi } from '@/shared/record/record-panel.types'
import type { Neighbours } from '@/shared/resource/record-steps'
import { useAppDispatch } from '@/shared/store/hooks'
import { IconButton } from '@/shared/ui/icon-button'

export type StepButtonsProps = {
  neighbours: Neighbours
  /** Asks for both before anybody goes there; left out while the record that is shown is itself on its way. */
  lookAhead?: RecordApi['lookAhead'] | undefined
  onStep: (to: string) => void
  /** Where K and J are taken: within the record that is shown. */
  isWithin: (target: Element) => boolean
}

const BY_KEY: Record<string, keyof Neighbours> = { j: 'next', k: 'previous' }
const TYPES = 'input, textarea, select, [contenteditable]'

/** To the record before and after in the list, by a press or by K and J; nothing where there is neither. */
export function StepButtons({ neighbours, lookAhead, onStep, isWithin }: StepButtonsProps) {
  const t = usePhrases('record')
  const { previous, next } = neighbours
  const dispatch = useAppDispatch()
  useEffect(() => {
    if (!lookAhead) return
    for (const id of [next, previous]) if (id) dispatch(lookAhead(id))
  }, [next, previous, lookAhead, dispatch])
  const step = (to: string | null) => to && onStep(to)
  const latest = useRef<(event: KeyboardEvent) => void>(undefined)
  useEffect(() => {
    latest.current = event => {
      const way = BY_KEY[event.key]
      const { target } = event
      if (!way || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
      if (target.matches(TYPES) || !isWithin(target)) return
      event.preventDefault()
      step(neighbours[way])
    }
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => latest.current?.(event)
    window.addEventListener('keydown', handleKeyDown)
    return () => window.removeEventListener('keydown', handleKeyDown)
  }, [])

  if (!previous && !next) return null
  return (
    <span className="record-stepper">
      <IconButton
        icon="chevron-up"
        label={t('panel.previous')}
        disabled={!previous}
        onClick={() => step(previous)}
      />
      <IconButton icon="chevron-down" label={t('panel.next')} disabled={!next} onClick={() => step(next)} />
    </span>
  )
}
