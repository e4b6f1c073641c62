import type { ListedRow } from '@contract/kernel/define-resource'
import type { certificateResource } from '@contract/modules/collection/certificate.resource'
import { CertificateBadge } from '@/features/collection/certificates/certificate-badge'
import { certificates } from '@/features/collection/certificates/certificates.api'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { late } from '@/shared/ui/late'

const CertificatePanel = late(() =>
  import('@/features/collection/certificates/certificate-panel').then(file => file.CertificatePanel),
)

const COLUMNS = {
  number: { width: 160, pinned: 'start' },
  status: {
    width: 130,
    render: (row: ListedRow<typeof certificateResource>) => <CertificateBadge status={row.status} />,
  },
  developer_id: { width: 220 },
  quarter: { width: 120 },
  tax_base: { width: 140 },
  tax_withheld: { width: 140 },
  received_on: { width: 140 },
  ou_id: { width: 150 },
  atc: { width: 100 },
  note: { hidden: true },
  voided_on: { hidden: true },
} as const

/** Certificates one by one, as they came in. */
export function CertificateList() {
  return (
    <PanelScreen
      api={certificates}
      name="certificates"
      namespace="collection"
      columns={COLUMNS}
      isPart
      panel={CertificatePanel}
    />
  )
}
