import { SELLER_NUMBERS } from '@contract/modules/people/seller-profile.resource'
import { ChoiceSelect } from '@/features/people/choice-select'
import { sellers } from '@/features/people/employees.api'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { RecordFrame } from '@/shared/record/record-frame'
import { ProtectedNumbers } from '@/features/people/protected-numbers'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { useFieldWords } from '@/shared/record/use-field-words'
import { Badge } from '@/shared/ui/badge'

const api = sellers
const CONTROLS = { ou_id: ChoiceSelect, payout_bank_id: ChoiceSelect }

export function SellerPanel(opened: OpenedRecord) {
  const t = usePhrases('people')
  const words = useFieldWords('people', 'sellers')
  const mayWrite = useCan()(opened.id === 'new' ? 'hr.seller.create' : 'hr.seller.edit')
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
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      badge={row =>
        row['status'] !== 'active' && (
          <Badge tone="warning">{words.value('status', String(row['status']))}</Badge>
        )
      }
      details={row => (
        <>
          <ProtectedNumbers url={`${api.url}/${row.id}`} row={row} names={SELLER_NUMBERS} />
          <RecordDetails api={api} form={form} row={row} />
        </>
      )}
    />
  )
}
