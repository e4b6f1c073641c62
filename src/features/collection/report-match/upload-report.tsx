import { lazy, Suspense, useState } from 'react'
import { reportLine, type ReportAnswer } from '@contract/modules/collection/report-match.commands'
import { REPORT_KINDS } from '@contract/modules/collection/report-match.rules'
import { reportImport } from '@/features/collection/report-match/report-match.api'
import { useCan } from '@/shared/access/use-can'
import { ReferenceInput } from '@/shared/form/reference-input'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { ImportApi } from '@/shared/record/import/use-import'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Modal } from '@/shared/ui/modal'

const ImportWizard = lazy(() =>
  import('@/shared/record/import/import-wizard').then(file => ({ default: file.ImportWizard })),
)

type UploadChoice = { developer: string; api: ImportApi<ReportAnswer> }

/** Whose file it is, then the file itself. */
export function UploadReport() {
  const t = usePhrases('report-match')
  const can = useCan()
  const [isAsking, setAsking] = useState(false)
  const [chosen, setChosen] = useState<UploadChoice | null>(null)
  if (!can('collection.report_match.import') || !can('integration.import.run')) return null
  return (
    <>
      <Button variant="primary" icon="upload" onClick={() => setAsking(true)}>
        {t('upload.open')}
      </Button>
      {isAsking && (
        <WhoseDialog
          onClose={() => setAsking(false)}
          onChosen={whose => {
            setAsking(false)
            setChosen(whose)
          }}
        />
      )}
      {chosen && (
        <Suspense>
          <ImportWizard
            // Columns are remembered by the name: each developer has its own file.
            resource={{ ...reportLine, name: `${reportLine.name}-${chosen.developer}` }}
            api={chosen.api}
            namespace="report-match"
            list="line"
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  )
}

type WhoseDialogProps = { onChosen: (chosen: UploadChoice) => void; onClose: () => void }

function WhoseDialog({ onChosen, onClose }: WhoseDialogProps) {
  const t = usePhrases('report-match')
  const shared = usePhrases('shared')
  const [developer, setDeveloper] = useState<string | null>(null)
  const [unit, setUnit] = useState<string | null>(null)
  const handleNext = () => {
    if (!developer || !unit) return
    const api = reportImport({ developer_id: developer, ou_id: unit })
    onChosen({ developer, api: { ...api, report: answer => <Found answer={answer} /> } })
  }
  return (
    <Modal
      show
      title={t('upload.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{shared('cancel')}</Button>
          <Button variant="primary" disabled={!developer || !unit} onClick={handleNext}>
            {t('upload.next')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="mb-0">{t('upload.text')}</p>
        <Field label={t('fields.developer_id')} required>
          <ReferenceInput to="developer" value={developer} onChange={setDeveloper} />
        </Field>
        <Field label={t('fields.ou_id')} required>
          <ReferenceInput to="operating_unit" value={unit} onChange={setUnit} />
        </Field>
      </div>
    </Modal>
  )
}

/** How many rows are of which kind, before anything is kept. */
function Found({ answer }: { answer: ReportAnswer }) {
  const t = usePhrases('report-match')
  const formats = useFormats()
  const { kinds } = answer
  return (
    <section className="cluster" aria-label={t('upload.found')}>
      {REPORT_KINDS.filter(kind => kinds[kind]).map(kind => (
        <Badge key={kind} tone={kind === 'same' ? 'success' : 'warning'}>
          {t(`values.kind.${kind}`)}: {formats.figure(kinds[kind] ?? 0)}
        </Badge>
      ))}
    </section>
  )
}
