import { useId, type ReactNode } from 'react'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import type { Link, LinkDecision } from '@/features/approvals/external/link-calls'
import { LinkSignIn } from '@/features/approvals/external/link-sign-in'
import type { LinkStage } from '@/features/approvals/external/link-stage'
import { useConfirm } from '@/features/approvals/external/use-confirm'
import { useSentence } from '@/shared/approval/decide/use-sentence'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'

export type LinkAgreeProps = {
  link: Link
  opened: OpenedLink
  decision: LinkDecision
  onStage: (stage: LinkStage) => void
  /** The other decisions, in the same bar. */
  children: ReactNode
}

/** Where the link asks for nothing more: the sentence says all of it, and the press under it decides. */
export function LinkAgree({ link, opened, decision, onStage, children }: LinkAgreeProps) {
  const words = usePhrases('approval')
  const sentence = useSentence(opened)
  const form = useConfirm({ link, opened, decision, onStage })
  const sentenceId = useId()
  return (
    <div className="link-bar">
      <p id={sentenceId} className="link-sentence">
        {sentence(decision)}
      </p>
      {form.problem && (
        <p className="field-error" role="alert">
          {form.problem}
        </p>
      )}
      {form.mustSignIn ? (
        <LinkSignIn />
      ) : (
        <Button
          size="lg"
          variant="primary"
          className="link-agree"
          aria-describedby={sentenceId}
          busy={form.isBusy}
          onClick={({ detail }) => {
            // The second half of a double press was meant for what stood here before.
            if (detail < 2) form.onConfirm()
          }}
        >
          {words(`decide.${decision}`)}
        </Button>
      )}
      {children}
    </div>
  )
}
