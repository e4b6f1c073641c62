import { useEffect, useRef } from 'react'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { markStep, showInList, useNeighbours } from '@/shared/resource/record-steps'
import { useOpenedRecord } from '@/shared/resource/use-opened-record'
import { IconButton } from '@/shared/ui/icon-button'

export type RecordStepperProps = { name: string; id: string }

const BY_KEY: Record<string, 'previous' | 'next'> = { j: 'next', k: 'previous' }
const TYPES = 'input, textarea, select, [contenteditable]'

/** To the record before and after in the list beside, by a press or by K and J. */
export function RecordStepper({ name, id }: RecordStepperProps) {
  const t = usePhrases('record')
  const { open } = useOpenedRecord()
  const neighbours = useNeighbours(name, id)
  const { previous, next } = neighbours
  const step = (to: string | null) => {
    if (!to) return
    markStep(to)
    showInList(name, to)
    open(to, true)
  }
  const latest = useRef<(way: 'previous' | 'next') => void>(undefined)
  useEffect(() => {
    latest.current = way => step(neighbours[way])
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const way = BY_KEY[event.key]
      const { target } = event
      if (!way || event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element)) return
      if (target.matches(TYPES) || !target.closest('.record-panel')) return
      event.preventDefault()
      latest.current?.(way)
    }
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
