import { sellers } from '@/features/people/employees.api'
import '@/features/people/people.scss'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const SellerPanel = late(() =>
  import('@/features/people/sellers/seller-panel').then(file => file.SellerPanel),
)

const COLUMNS = {
  display_name: { width: 220, pinned: 'start' },
  status: { width: 120 },
  prc_valid_to: { width: 130 },
  accreditation_valid_to: { width: 150 },
  ou_id: { width: 150 },
  supervising_broker_id: { width: 190 },
  prc_license_no: { width: 130 },
  accreditation_no: { width: 160 },
  is_vat_registered: { width: 120 },
  sworn_declaration_on_file: { width: 150 },
  sworn_declaration_year: {
    hidden: true,
    text: (row: { [field: string]: unknown }) => String(row['sworn_declaration_year'] ?? ''),
  },
  employee_id: { hidden: true },
  payee_kind: { hidden: true },
  dhsud_no: { hidden: true },
} as const

export function SellersScreen() {
  return <PanelScreen namespace="people" api={sellers} name="sellers" columns={COLUMNS} panel={SellerPanel} />
}
