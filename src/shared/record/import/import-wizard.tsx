import type { ReactNode } from 'react'
import type { Fields, Resource } from '@contract/kernel/define-resource'
import { FailureBanner } from '@/shared/form/failure-banner'
import { shownSize } from '@/shared/form/file-rules'
import { IMPORT_ROWS } from '@contract/kernel/record-calls'
import type { Namespace } from '@/shared/i18n/namespaces'
import { useLatePhrases } from '@/shared/i18n/use-late-phrases'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ImportButtons } from '@/shared/record/import/import-buttons'
import { ImportCheckStep } from '@/shared/record/import/import-check-step'
import { ImportColumnsStep } from '@/shared/record/import/import-columns-step'
import { LARGEST_TABLE, MOST_INFLATED } from '@/shared/record/import/import-fault'
import { ImportFileStep } from '@/shared/record/import/import-file-step'
import { useImport, type ImportApi, type ImportStep } from '@/shared/record/import/use-import'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Banner } from '@/shared/ui/banner'
import { EmptyState } from '@/shared/ui/empty-state'
import { Modal } from '@/shared/ui/modal'
import '@/shared/record/record.scss'

export type ImportWizardProps<F extends Fields> = {
  resource: Resource<F>
  api: ImportApi
  namespace: Namespace
  /** The list among the module's phrases, where it has fields of its own. */
  list?: string | undefined
  /** Fields that are the same for every row of most files: asked for once, where the file has no column for them. */
  once?: readonly string[] | undefined
  /** How the file is filled, where it is not a record in each row. */
  guide?: string | undefined
  /** Where what was made is found. */
  next?: ReactNode
  onClose: () => void
}

const STEPS = ['file', 'columns', 'check', 'done'] as const
const NAMES = { file: 'file', columns: 'columns', check: 'check', done: 'confirm' } as const satisfies Record<
  ImportStep,
  string
>

/** From a file to records in four steps; nothing is written before the last is confirmed. */
export function ImportWizard<F extends Fields>(props: ImportWizardProps<F>) {
  return useLatePhrases('import') ? <ImportSteps {...props} /> : null
}

function ImportSteps<F extends Fields>(props: ImportWizardProps<F>) {
  const { api, namespace, list, onClose } = props
  const resource = props.resource
  const t = usePhrases('import')
  const words = useFieldWords(namespace, list)
  const state = useImport(resource, api, words, props.once)
  const { step, fault, failure, result } = state
  const number = STEPS.indexOf(step) + 1
  const size = fault === 'inflates' ? MOST_INFLATED : LARGEST_TABLE

  return (
    <Modal
      show
      size="xl"
      title={t('title')}
      closable={!state.isBusy}
      onClose={onClose}
      footer={<ImportButtons resource={resource} state={state} words={words} onClose={onClose} />}
    >
      <div className="form-stack">
        <p className="text-muted small mb-0" aria-live="polite">
          {t('step', { step: number, count: STEPS.length, name: t(`${NAMES[step]}.name`) })}
        </p>
        {failure && <FailureBanner failure={failure} />}
        {fault && (
          <Banner tone="danger" role="alert">
            {t(`failure.${fault}`, { size: shownSize(size), rows: IMPORT_ROWS })}
          </Banner>
        )}
        {step === 'file' && (
          <ImportFileStep resource={resource} state={state} words={words} guide={props.guide} />
        )}
        {step === 'columns' && <ImportColumnsStep resource={resource} state={state} words={words} />}
        {step === 'check' && <ImportCheckStep state={state} words={words} />}
        {step === 'check' && state.answer && api.report?.(state.answer)}
        {step === 'done' && result && (
          <EmptyState icon="check-circle" title={t('confirm.done', { count: result.created })}>
            {result.unchanged > 0 && t('check.unchanged', { count: result.unchanged })}{' '}
            {result.leftOut > 0 && t('confirm.left_out', { count: result.leftOut })} {props.next}
          </EmptyState>
        )}
      </div>
    </Modal>
  )
}
