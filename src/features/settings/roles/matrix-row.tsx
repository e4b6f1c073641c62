import { memo } from 'react'
import { SCOPES, type Scope } from '@contract/access/scopes'
import type { CatalogueEntry } from '@/features/settings/catalogue.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { classNames } from '@/shared/ui/class-names'

export const CHOICES = ['none', ...SCOPES] as const
export type Choice = (typeof CHOICES)[number]

export type MatrixRowProps = {
  entry: CatalogueEntry
  label: string
  scope: Scope | null
  savedScope: Scope | null
  /** Which of the choices can be reached by Tab, if one of this row can. */
  stop: Choice | null
  isReadOnly: boolean
}

/** What belongs to the company as a whole has no narrower scope than all of it. */
export function choicesOf(entry: Pick<CatalogueEntry, 'scopable'>): readonly Choice[] {
  return entry.scopable ? CHOICES : ['none', 'all']
}

export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { entry, label, scope, savedScope, stop, isReadOnly } = props
  const r = usePhrases('rights')
  const chosen: Choice = scope ?? 'none'
  const isChanged = scope !== savedScope
  return (
    <div role="row" className={classNames('matrix-row', isChanged && 'is-changed')}>
      <div role="rowheader" className="matrix-name">
        <span className="matrix-label">{label}</span>
        {entry.is_sensitive && <Badge tone="warning">{r('matrix.sensitive')}</Badge>}
        {isChanged && (
          <Badge tone="info">{r('matrix.was', { scope: r(`matrix.scope.${savedScope ?? 'none'}`) })}</Badge>
        )}
        <code className="matrix-code">{entry.code}</code>
      </div>
      {choicesOf(entry).map(choice => (
        <div
          key={choice}
          role="gridcell"
          tabIndex={stop === choice ? 0 : -1}
          aria-selected={chosen === choice}
          // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- a cell of a grid may be read only
          aria-readonly={isReadOnly || undefined}
          aria-label={`${label}: ${r(`matrix.scope.${choice}`)}`}
          data-code={entry.code}
          data-choice={choice}
          className={classNames('matrix-cell', chosen === choice && 'is-chosen')}
        >
          {r(`matrix.scope.${choice}`)}
        </div>
      ))}
    </div>
  )
})
