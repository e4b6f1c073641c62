import { useNavigate, useSearchParams } from 'react-router-dom'
import { SchemeDifference } from '@/features/commission/page/scheme-difference'
import { FrozenSales } from '@/features/commission/page/frozen-sales'
import { SchemeLevels } from '@/features/commission/page/scheme-levels'
import { SchemeTerms } from '@/features/commission/page/scheme-terms'
import { SchemeTranches } from '@/features/commission/page/scheme-tranches'
import { SchemeVersions } from '@/features/commission/page/scheme-versions'
import { SchemePreview } from '@/features/commission/preview/scheme-preview'
import { schemes, type ShownScheme } from '@/features/commission/schemes.api'
import { useLineWords } from '@/features/commission/use-line-words'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import { Card } from '@/shared/ui/card'
import { Tabs, type Tab } from '@/shared/ui/tabs'

export type SchemeTabsProps = { scheme: ShownScheme }

const api = schemes

export function SchemeTabs({ scheme }: SchemeTabsProps) {
  const t = usePhrases('commission')
  const can = useCan()
  const lines = useLineWords()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { id, former } = scheme
  const common = useRecordTabs({ api, namespace: 'commission', id, lineOf: lines.of })

  const tabs: Tab[] = [
    {
      key: 'terms',
      label: t('tabs.terms'),
      content: (
        <div className="stack">
          <SchemeLevels scheme={scheme} />
          <SchemeTranches scheme={scheme} />
          <SchemeTerms scheme={scheme} />
        </div>
      ),
    },
    { key: 'preview', label: t('tabs.preview'), content: <SchemePreview scheme={scheme} />, keep: true },
    ...(former
      ? [
          {
            key: 'changes',
            label: t('tabs.changes', { version: former.version }),
            content: <SchemeDifference before={former} after={scheme} />,
          },
        ]
      : []),
    { key: 'versions', label: t('tabs.versions'), content: <SchemeVersions scheme={scheme} /> },
    ...(scheme.status !== 'draft' && can('sales.record.view')
      ? [{ key: 'sales', label: t('tabs.sales'), content: <FrozenSales scheme={scheme} /> }]
      : []),
    common.history,
    common.comments,
    common.files,
  ]
  const asked = params.get('tab')
  const tab = tabs.find(({ key }) => key === asked)?.key ?? 'terms'
  const handleTab = (key: string) => void navigate({ search: `tab=${key}` }, { replace: true })
  return (
    <Card as="div">
      <Tabs label={t('tabs.label')} tabs={tabs} activeKey={tab} onChange={handleTab} />
    </Card>
  )
}
