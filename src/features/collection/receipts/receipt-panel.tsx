import { businessDate } from '@contract/kernel/dates'
import type { Allocation } from '@contract/modules/collection/receipt.resource'
import { receipts } from '@/features/collection/collection.api'
import { AllocationRows } from '@/features/collection/receipts/allocation-rows'
import { AmountControl } from '@/features/collection/receipts/amount-control'
import { centavosTyped } from '@/features/collection/receipts/centavos-typed'
import { PostedReceipt } from '@/features/collection/receipts/posted-receipt'
import { ReceiptActions } from '@/features/collection/receipts/receipt-actions'
import { ReceiptStatusBadge } from '@/features/collection/receipts/receipt-status-badge'
import { useFormValues } from '@/shared/form/use-form-values'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { FieldControlProps } from '@/shared/record/field-control'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { RecordForm } from '@/shared/record/record-panel.types'
import type { IsRelevant } from '@/shared/record/record-values'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = receipts
const CONTROLS = { allocations: AllocationControl, cash_amount: AmountControl }

/** Only a check has a number, a date and a bank of its own, and what is offset reaches no account. */
const isRelevant: IsRelevant = (field, { mode }) =>
  field === 'bank_id' ? mode !== 'offset' : !field.startsWith('check_') || mode === 'check'

/** A receipt to be finished and posted, or what was posted of it. */
export function ReceiptPanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('collection')
  const common = useRecordTabs({ api, namespace: 'collection', id })
  const sections = [
    {
      title: t('sections.received'),
      fields: [
        ...['developer_id', 'ou_id', 'received_on', 'mode', 'cash_amount', 'ewt_amount', 'bank_id'],
        ...['check_no', 'check_date', 'check_bank', 'certificate_no', 'acknowledgement_no'],
      ],
    },
    { title: t('sections.settles'), fields: ['allocations'] },
  ]
  const defaults = {
    received_on: businessDate(new Date()),
    mode: 'check',
    ewt_amount: '0.00',
    allocations: [],
  }
  const form: RecordForm = {
    namespace: 'collection',
    list: 'receipts',
    controls: CONTROLS,
    sections,
    defaults,
    isRelevant,
  }
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      unnamed={t('receipts.draft')}
      badge={row => <ReceiptStatusBadge status={row.status} />}
      tabs={receipt => {
        return common.after(
          <div className="stack">
            <ReceiptActions receipt={receipt} onGone={onClose} />
            {receipt.status === 'draft' ? (
              <RecordDetails api={api} form={form} row={receipt} />
            ) : (
              <PostedReceipt receipt={receipt} />
            )}
          </div>,
          { keep: true },
        )
      }}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}

/** What a draft is to settle, once it says whose money it is. */
function AllocationControl({ form, name, row }: FieldControlProps) {
  const t = usePhrases('collection')
  const { developer_id, cash_amount, ewt_amount, ...values } = useFormValues(form)
  const ou_id = values['ou_id'] ?? row?.['ou_id']
  if (!developer_id || !ou_id) return <p className="text-muted">{t('settles.choose_first')}</p>
  return (
    <AllocationRows
      developerId={String(developer_id)}
      ouId={String(ou_id)}
      available={centavosTyped(cash_amount) + centavosTyped(ewt_amount)}
      allocations={(values[name] ?? []) as Allocation[]}
      onChange={next => form.fields.setValue(name, next, { shouldDirty: true })}
    />
  )
}
