import '@/features/collection/collection.scss'
import { COLLECTION_DIMENSIONS } from '@contract/modules/collection/collection-report'
import { ReportView } from '@/features/collection/report/report-view'
import { reportAddress, type ReportQuestion } from '@/features/collection/report/report.api'
import { useReportAddress, type ReportAddress } from '@/features/collection/report/use-report-address'
import { Can } from '@/shared/access/can'
import { MonthSpan } from '@/shared/form/month-span'
import { ReferenceInput } from '@/shared/form/reference-input'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'
import { StatementUnits } from '@/shared/statement/statement-units'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { Field } from '@/shared/ui/field'
import { PageHeader } from '@/shared/ui/page-header'
import { Select } from '@/shared/ui/select'

/** What developers paid in some months, and where it has gone. */
export function ReportScreen() {
  const formats = useFormats()
  const address = useReportAddress()
  const { names } = useUnitChoice(address.unitCodes)
  const [first, last] = [address.question.from, address.question.to].map(month =>
    formats.month(`${month}-01`),
  )
  return (
    <>
      <PageHeader
        text={`${first} – ${last} · ${names}`}
        actions={<ReportTools question={address.question} />}
      />
      <div className="stack">
        <ReportBar address={address} />
        <ReportView address={address} />
      </div>
    </>
  )
}

function ReportTools({ question }: { question: ReportQuestion }) {
  const t = usePhrases('collection')
  const { by, from, to } = question
  const name = t('report.file', { by: t(`report.values.${by}`), from, to })
  return (
    <Can code="collection.report.export">
      <SaveButton url={reportAddress('paper', question)} name={name}>
        {t('report.pdf')}
      </SaveButton>
      <SaveButton url={reportAddress('export', question)} kind="xlsx" name={name}>
        {t('report.workbook')}
      </SaveButton>
    </Can>
  )
}

/** By what, of which months, units and developer. */
function ReportBar({ address }: { address: ReportAddress }) {
  const t = usePhrases('collection')
  const { by, from, to, developer_id } = address.question
  return (
    <div className="statement-bar collection-bar">
      <Field label={t('report.by')}>
        <Select
          value={by}
          options={COLLECTION_DIMENSIONS.map(value => ({ value, label: t(`report.values.${value}`) }))}
          onChange={event => address.change({ by: event.target.value })}
        />
      </Field>
      <MonthSpan
        {...{ from, to }}
        labels={{ from: t('report.from'), to: t('report.to') }}
        onChange={address.change}
      />
      <StatementUnits address={address} />
      <Field label={t('fields.developer_id')}>
        <ReferenceInput
          to="developer"
          value={developer_id ?? null}
          onChange={id => address.change({ developer: id ?? '' })}
        />
      </Field>
    </div>
  )
}
