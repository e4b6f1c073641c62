import { useMemo } from 'react'
import { type SchemeRow } from '@contract/modules/commission/scheme.resource'
import { SchemeCard } from '@/features/commission/list/scheme-card'
import { SchemeStateBadge } from '@/features/commission/scheme-state-badge'
import { schemePath } from '@/features/commission/scheme-paths'
import { schemes } from '@/features/commission/schemes.api'
import { useReach } from '@/shared/access/use-reach'
import type { ColumnOverrides } from '@/shared/grid/columns/list-column'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { ResourceScreen } from '@/shared/resource/resource-screen'
import { ButtonLink } from '@/shared/ui/button-link'

/** By which schemes commission is paid; who sells reads on each unit what it brings them instead. */
export function SchemesScreen() {
  const t = usePhrases('commission')
  const isKeeper = useReach()('commission.scheme.view', 'ou')
  const columns = useMemo<ColumnOverrides<SchemeRow>>(
    () => ({
      name: { width: 180, pinned: 'start' },
      state: {
        width: 120,
        render: row => <SchemeStateBadge state={row.state} />,
      },
      version: { width: 100 },
      valid_from: { width: 120 },
      valid_to: { width: 120 },
      developer_id: { width: 180, text: row => String(row['developer_label'] ?? t('scope.all')) },
      project_id: { width: 160, text: row => String(row['project_label'] ?? t('scope.all_projects')) },
      company_rate_pct: { width: 150 },
      code: { width: 120 },
      frozen_sales: { width: 130 },
      base_kind: { width: 200 },
      ...Object.fromEntries(HIDDEN.map(field => [field, { hidden: true }])),
    }),
    [t],
  )
  return (
    <ResourceScreen
      api={schemes}
      name={isKeeper ? 'schemes' : 'others'}
      namespace="commission"
      columns={columns}
      recordPath={schemePath}
      card={row => <SchemeCard row={row} />}
      next={isKeeper ? undefined : <ButtonLink to="/property/list">{t('others.next')}</ButtonLink>}
    />
  )
}

const HIDDEN = [
  ...['vat_mode', 'trigger_kind', 'requires_documents', 'requires_pdc', 'vacant_rule'],
  ...['holdback_rate_pct', 'holdback_release_rule', 'clawback_rule'],
]
