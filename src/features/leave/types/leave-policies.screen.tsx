import { leavePolicies } from '@/features/leave/leave-lists.api'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourcePage } from '@/shared/resource/resource-page'

const COLUMNS = {
  name: { width: 260, pinned: 'start' },
  leave_type_id: { width: 220 },
  employment_type: { width: 170 },
  position_id: { width: 200 },
  entitlement_days: { width: 130 },
  is_active: { width: 110 },
} as const

export function LeavePoliciesScreen() {
  const t = usePhrases('leave-lists')
  const sections = [
    { title: t('sections.gives'), fields: ['name', 'leave_type_id', 'entitlement_days'] },
    { title: t('sections.whom'), fields: ['employment_type', 'position_id'] },
  ]
  return (
    <ResourcePage
      api={leavePolicies}
      namespace="leave-lists"
      name="policies"
      columns={COLUMNS}
      sections={sections}
      canImport={false}
    />
  )
}
