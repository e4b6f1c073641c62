import { SELLER_NUMBERS } from '@contract/modules/people/seller-profile.resource'
import { ChoiceSelect } from '@/features/people/choice-select'
import { sellers } from '@/features/people/employees.api'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { RecordFrame } from '@/shared/record/record-frame'
import { ProtectedNumbers } from '@/features/people/protected-numbers'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Badge } from '@/shared/ui/badge'
import type { Tab } from '@/shared/ui/tabs'

const api = sellers
const CONTROLS = { ou_id: ChoiceSelect, payout_bank_id: ChoiceSelect }

export function SellerPanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('people')
  const common = useRecordTabs({ api, namespace: 'people', id })
  const words = useFieldWords('people', 'sellers')
  const mayWrite = useCan()(id === 'new' ? 'hr.seller.create' : 'hr.seller.edit')
  const sections = [
    {
      title: t('sections.seller'),
      fields: ['display_name', 'employee_id', 'ou_id', 'payee_kind', 'status'],
    },
    {
      title: t('sections.licence'),
      fields: [
        ...['prc_license_no', 'prc_valid_to', 'supervising_broker_id', 'dhsud_no'],
        ...['accreditation_no', 'accreditation_valid_to'],
      ],
    },
    {
      title: t('sections.payout'),
      fields: [
        ...(mayWrite ? ['tin'] : []),
        ...['is_vat_registered', 'sworn_declaration_on_file', 'sworn_declaration_year', 'expected_gross'],
        ...['payout_bank_id', ...(mayWrite ? ['payout_account_no'] : [])],
      ],
    },
  ]
  const form = { namespace: 'people', list: 'sellers', sections, controls: CONTROLS } as const
  const tabs = (row: ResourceRow): Tab[] =>
    common.after(
      <div className="stack">
        <ProtectedNumbers url={`${sellers.url}/${id}`} row={row} names={SELLER_NUMBERS} />
        <RecordDetails api={api} form={form} row={row} />
      </div>,
      { keep: true },
    )
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      badge={row =>
        row['status'] !== 'active' && (
          <Badge tone="warning">{words.value('status', String(row['status']))}</Badge>
        )
      }
      tabs={tabs}
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
