import type { Namespace, PhraseKey } from '@/shared/i18n/namespaces'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge, type Tone } from '@/shared/ui/badge'

/** The badge of a state, by its word among the phrases of a module and the tone of each. */
export function stateBadge<N extends Namespace, State extends string>(
  namespace: N,
  wordOf: (status: State) => PhraseKey<N>,
  tones: Readonly<Record<State, Tone>>,
) {
  return function StateBadge({ status }: { status: State }) {
    const t = usePhrases(namespace)
    return (
      <Badge tone={tones[status]} dot>
        {t(wordOf(status))}
      </Badge>
    )
  }
}
