import { useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ChartNode } from '@/features/people/org-chart/chart-node'
import { reportsIn, stepOf, unfolded, type Chart } from '@/features/people/org-chart/chart-view'
import { usePhrases } from '@/shared/i18n/use-phrases'

export type ChartTreeProps = { chart: Chart; folded: ReadonlySet<string>; onFold: (id: string) => void }

/** One stop for Tab; arrows, Home, End and letters walk it, Enter opens the person. */
export function ChartTree({ chart, folded, onFold }: ChartTreeProps) {
  const t = usePhrases('people')
  const navigate = useNavigate()
  const tree = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState<string | null>(null)
  const shown = unfolded(chart, folded)
  const stop = shown.some(person => person.id === at) ? at : (shown[0]?.id ?? null)
  const open = (id: string) => void navigate(`/people/employees?record=${id}`)

  const handleKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (stop === null || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') {
      event.preventDefault()
      open(stop)
      return
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = stepOf({ chart, shown, folded }, stop, event.key, isRtl)
    if (step === null) return
    event.preventDefault()
    if ('to' in step) {
      setAt(step.to)
      tree.current?.querySelector<HTMLElement>(`[data-person="${step.to}"]`)?.focus()
    } else onFold('fold' in step ? step.fold : step.unfold)
  }

  return (
    <ul role="tree" ref={tree} aria-label={t('chart.title')} className="chart-tree" onKeyDown={handleKeyDown}>
      {shown.map(person => (
        <ChartNode
          key={person.id}
          person={person}
          reports={reportsIn(chart, person.id).length}
          isFolded={folded.has(person.id)}
          isStop={person.id === stop}
          onFocus={() => setAt(person.id)}
          onFold={() => onFold(person.id)}
          onOpen={() => open(person.id)}
        />
      ))}
    </ul>
  )
}
