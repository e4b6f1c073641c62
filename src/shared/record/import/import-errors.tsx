import { sheetRow } from '@contract/kernel/record-calls'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ErrorGroup } from '@/shared/record/import/import-rows'
import { TextInput } from '@/shared/ui/text-input'

export type ImportErrorsProps = {
  groups: readonly ErrorGroup[]
  labelOf: (field: string) => string
  /** What the file has there; null where no column of it fills the field. */
  valueOf: (row: number, field: string) => string | null
  onFix: (row: number, field: string, text: string) => void
}

const SHOWN = 20

/** The faults by kind, each with its rows and the value to mend on the spot. */
export function ImportErrors({ groups, labelOf, valueOf, onFix }: ImportErrorsProps) {
  const t = usePhrases('import')
  return groups.map(({ path, code, message, rows }, index) => (
    <details key={`${path} ${code} ${message}`} className="import-group" open={index < 3}>
      <summary>
        <span className="fw-medium">
          {path ? labelOf(path) : t('check.whole_row')}: {message}
        </span>{' '}
        <span className="text-muted small">{t('check.group', { count: rows.length })}</span>
      </summary>
      <ul className="import-rows">
        {rows.slice(0, SHOWN).map(row => {
          const value = path ? valueOf(row, path) : null
          return (
            <li key={row}>
              <span className="text-muted small">
                {t('check.row')} {sheetRow(row)}
              </span>
              {value !== null && (
                <TextInput
                  dir="auto"
                  aria-label={t('check.fix', { field: labelOf(path), row: sheetRow(row) })}
                  value={value}
                  onChange={event => onFix(row, path, event.target.value)}
                />
              )}
            </li>
          )
        })}
      </ul>
      {rows.length > SHOWN && (
        <p className="text-muted small">{t('check.more', { count: rows.length - SHOWN })}</p>
      )}
    </details>
  ))
}
