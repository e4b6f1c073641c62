import { requirements } from '@/features/buyers/buyers/buyers.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourcePage } from '@/shared/resource/resource-page'

const COLUMNS = {
  name: { width: 260, pinned: 'start' },
  code: { width: 140 },
  mandatory_for: { width: 140 },
  from_whom: { width: 120 },
  needed_when: { width: 150 },
  financing: { width: 140 },
  employment: { width: 140 },
  buyer_kind: { width: 120 },
  project_id: { width: 180 },
  kept_with: { width: 120 },
  asks_valid_to: { hidden: true },
  sort: { width: 90 },
  is_active: { width: 110 },
} as const

/** Which papers sales ask for: maintained here, reckoned by the same rule on every side. */
export function RequirementsScreen() {
  const t = usePhrases('buyers')
  return (
    <ResourcePage
      api={requirements}
      name="requirements"
      namespace="buyers"
      columns={COLUMNS}
      canImport={false}
      sections={[
        { title: t('sections.paper'), fields: ['code', 'name', 'mandatory_for', 'from_whom', 'sort'] },
        {
          title: t('sections.asked_when'),
          fields: ['needed_when', 'project_id', 'financing', 'employment', 'buyer_kind'],
        },
        { title: t('sections.keeping'), fields: ['kept_with', 'asks_valid_to'] },
      ]}
    />
  )
}
