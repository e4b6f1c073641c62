import { storedName } from '@/shared/i18n/stored-name'
import type { CSSProperties } from 'react'
import type { ChartPerson } from '@contract/modules/people/employee.calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PersonAvatar } from '@/shared/photo/person-avatar'
import { spokenName } from '@/shared/photo/spoken-name'
import { Badge } from '@/shared/ui/badge'
import { Icon } from '@/shared/ui/icon'

export type ChartNodeProps = {
  person: ChartPerson
  reports: number
  isFolded: boolean
  isStop: boolean
  onFocus: () => void
  onFold: () => void
  onOpen: () => void
}

export function ChartNode(props: ChartNodeProps) {
  const { person, reports, isFolded, isStop, onFocus, onFold, onOpen } = props
  const t = usePhrases('people')
  const { full_name, ou_code, depth } = person
  const position = storedName('position', person.position)
  return (
    <li
      role="treeitem"
      aria-level={depth + 1}
      aria-label={`${full_name}, ${position}, ${ou_code}`}
      aria-expanded={reports > 0 ? !isFolded : undefined}
      aria-selected={isStop}
      tabIndex={isStop ? 0 : -1}
      data-person={person.id}
      className="chart-node"
      style={{ '--depth': depth } as CSSProperties}
      onFocus={onFocus}
    >
      <button
        type="button"
        className="chart-fold"
        tabIndex={-1}
        aria-hidden="true"
        disabled={reports === 0}
        onClick={onFold}
      >
        {reports > 0 && <Icon name={isFolded ? 'chevron-right' : 'chevron-down'} mirrored={isFolded} />}
      </button>
      <PersonAvatar employeeId={person.id} name={spokenName(full_name)} size="sm" />
      <button type="button" className="chart-name" tabIndex={-1} aria-hidden="true" onClick={onOpen}>
        <bdi>{full_name}</bdi>
      </button>
      <span className="chart-position">{position}</span>
      <Badge>{ou_code}</Badge>
      {reports > 0 && <span className="small text-muted">{t('chart.reports', { count: reports })}</span>}
    </li>
  )
}
