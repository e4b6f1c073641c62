import type { ApprovalChain } from '@contract/approvals/approval-chain.calls'
import { DOCUMENT_TYPES } from '@contract/kernel/document-types'
import { useChainWords } from '@/features/approvals/chains/use-chain-words'
import { documentName, stepName } from '@/shared/approval/approval-names'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Card } from '@/shared/ui/card'

export type ChainListProps = { chains: readonly ApprovalChain[]; onOpen: (id: string) => void }

/** References come with the names of what they refer to. */
type LabelledChain = ApprovalChain & { ou_label?: string | null; division_label?: string | null }

/** Called after its document until somebody renames it. */
const chainName = ({ doc_type, name }: ApprovalChain) =>
  name === DOCUMENT_TYPES[doc_type].name ? documentName(doc_type) : name

/** By document; within one the chain that is tried first stands first. */
export function ChainList({ chains, onOpen }: ChainListProps) {
  const t = usePhrases('approvals')
  const { conditionWords, stepWords } = useChainWords()
  const types = [...new Set(chains.map(chain => chain.doc_type))]
  const whereOf = (chain: ApprovalChain) => {
    const { ou_label, division_label } = chain as LabelledChain
    return [ou_label, division_label].filter(Boolean).join(' · ') || t('chains.everywhere')
  }
  return (
    <div className="chain-groups">
      {types.map(type => (
        <Card key={type} title={documentName(type)} flush>
          <ul className="chain-list">
            {chains
              .filter(chain => chain.doc_type === type)
              .map(chain => (
                <li key={chain.id}>
                  <button type="button" className="chain-row" onClick={() => onOpen(chain.id)}>
                    <span className="chain-head">
                      <strong dir="auto">{chainName(chain)}</strong>
                      {!chain.is_active && <Badge>{t('chains.retired')}</Badge>}
                      <span className="text-muted">
                        {t('chains.priority_short', { priority: chain.priority })}
                      </span>
                    </span>
                    <span className="text-muted" dir="auto">
                      {whereOf(chain)}
                      {chain.condition &&
                        ` · ${t('chains.when', { condition: conditionWords(chain.condition) })}`}
                    </span>
                    <span className="chain-steps">
                      {chain.steps.map(step => (
                        <span key={step.seq} className="chain-step">
                          <b>{stepName(step.step_key)}</b>
                          <small>{stepWords(step)}</small>
                        </span>
                      ))}
                    </span>
                  </button>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
