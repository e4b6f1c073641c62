import { useRef, useState, type DragEvent } from 'react'
import { FILE_TYPES } from '@contract/kernel/file-types'
import type { Resource } from '@contract/kernel/define-resource'
import { IMPORT_ROWS } from '@contract/kernel/record-calls'
import { shownSize } from '@/shared/form/file-rules'
import { useLocale } from '@/shared/i18n/use-locale'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { isRequired } from '@/shared/record/field-shape'
import { LARGEST_TABLE } from '@/shared/record/import/import-fault'
import type { Import } from '@/shared/record/import/use-import'
import { fieldOf } from '@/shared/record/record-values'
import type { FieldWords } from '@/shared/record/use-field-words'
import { Button } from '@/shared/ui/button'
import { classNames } from '@/shared/ui/class-names'
import { Spinner } from '@/shared/ui/spinner'

export type ImportFileStepProps = {
  resource: Resource
  state: Import
  words: FieldWords
  guide: string | undefined
}

const ACCEPTED = `.csv,.tsv,.txt,.xlsx,${FILE_TYPES.csv},${FILE_TYPES.xlsx}`

export function ImportFileStep({ resource, state, words, guide }: ImportFileStepProps) {
  const t = usePhrases('import')
  const locale = useLocale()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)

  const handleTemplate = async (format: 'csv' | 'xlsx') => {
    const { saveTable } = await import('@/shared/record/import/save-table')
    // A star says what must be filled; it is no part of the name when the file comes back.
    const inRows = state.fields.filter(name => !state.onceFields.includes(name))
    const headings = inRows.map(name =>
      isRequired(fieldOf(resource, name)) ? `${words.label(name)} *` : words.label(name),
    )
    await saveTable({ name: resource.name, headings, rows: [], isRtl: locale === 'ar' }, format)
  }
  const handleDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file) state.choose(file)
  }

  return (
    <>
      <p className="mb-0">{guide ?? t('file.text')}</p>
      <div className="cluster">
        <span>{t('file.template')}</span>
        {(['csv', 'xlsx'] as const).map(format => (
          <Button key={format} size="sm" icon="download" onClick={() => void handleTemplate(format)}>
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
      <div
        className={classNames('file-chooser', isOver && 'is-over')}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={handleDrop}
      >
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('file.drop')}
          onChange={event => {
            const file = event.target.files?.[0]
            event.target.value = ''
            if (file) state.choose(file)
          }}
        />
        <Button icon="upload" busy={state.isBusy} onClick={() => input.current?.click()}>
          {t('file.drop')}
        </Button>
        <p className="field-hint">
          {t('file.limits', { size: shownSize(LARGEST_TABLE), rows: IMPORT_ROWS })}
        </p>
        {state.isBusy && <Spinner label={t('file.reading')} />}
      </div>
    </>
  )
}
