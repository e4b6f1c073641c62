import { useSearchParams } from 'react-router-dom'
import { ChainEditor } from '@/features/approvals/chains/chain-editor'
import { ChainList } from '@/features/approvals/chains/chain-list'
import { useChainChoicesQuery, useListChainsQuery } from '@/features/approvals/chains/chains.api'
import '@/features/approvals/chains/chains.scss'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { AnswerWait } from '@/shared/resource/answer-wait'
import { Button } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { PageHeader } from '@/shared/ui/page-header'

const NEW = 'new'

/** Who decides about what, in which order. */
export function ChainsScreen() {
  const t = usePhrases('approvals')
  const can = useCan()
  const mayEdit = can('settings.approval_chain.edit')
  const [params, setParams] = useSearchParams()
  const { data: chains, ...answer } = useListChainsQuery()
  const open = params.get('chain')
  const { data: choices, ...choicesAnswer } = useChainChoicesQuery(undefined, { skip: open === null })
  const chain = chains?.find(one => one.id === open)
  const show = (id: string | null) => setParams(id ? { chain: id } : {})

  if (!chains) return <AnswerWait answer={answer} shape="rows" lines={8} />
  if (open && (chain || open === NEW)) {
    // What comes with them would move the buttons below from under a press.
    if (!choices) return <AnswerWait answer={choicesAnswer} shape="rows" lines={8} />
    const shown = { chain: chain ?? null, choices, mayEdit }
    return <ChainEditor key={open} {...shown} onClose={() => show(null)} />
  }
  return (
    <>
      <PageHeader
        text={t('chains.text')}
        actions={
          mayEdit && (
            <Button variant="primary" icon="plus-lg" onClick={() => show(NEW)}>
              {t('chains.new')}
            </Button>
          )
        }
      />
      {chains.length === 0 ? (
        <EmptyState icon="diagram-3" title={t('chains.empty')}>
          {t('chains.empty_text')}
        </EmptyState>
      ) : (
        <ChainList chains={chains} onOpen={show} />
      )}
    </>
  )
}
