import { buyerPath } from '@/features/buyers/buyers/buyer-path'
import { buyers } from '@/features/buyers/buyers/buyers.api'
import '@/features/buyers/buyers/buyers.scss'
import { MergedToggle, NOT_MERGED } from '@/features/buyers/buyers/merge/merged-toggle'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { PanelScreen } from '@/shared/resource/panel-screen'
import { ButtonLink } from '@/shared/ui/button-link'
import { late } from '@/shared/ui/late'

const BuyerPanel = late(() => import('@/features/buyers/buyers/buyer-panel').then(file => file.BuyerPanel))

const COLUMNS = {
  full_name: { width: 230, pinned: 'start' },
  kind: { width: 130 },
  status: { width: 120 },
  mobile: { width: 150 },
  email: { width: 210 },
  employment: { width: 140 },
  owner_employee_id: { width: 190 },
  buyer_no: { width: 190 },
  consent_at: { width: 150 },
  ou_id: { width: 140 },
  nationality: { hidden: true },
  merged_into_id: { hidden: true },
} as const

export function BuyersScreen() {
  const t = usePhrases('buyers')
  const mayVerify = useCan()('buyer.record.verify_document')
  return (
    <PanelScreen
      namespace="buyers"
      api={buyers}
      name="buyers"
      columns={COLUMNS}
      toolbar={
        mayVerify && (
          <ButtonLink to="/buyer-management/documents" icon="patch-check">
            {t('waiting.open')}
          </ButtonLink>
        )
      }
      quick={list => <MergedToggle list={list} />}
      usualFilter={NOT_MERGED}
      pagePath={buyerPath}
      panel={BuyerPanel}
    />
  )
}
