import { useEffect, useRef, useState } from 'react'
import type { OpenedLink } from '@contract/modules/approvals/external.calls'
import { linkCalls, type Link, type LinkDecision } from '@/features/approvals/external/link-calls'
import { stageOfFailure, type LinkStage } from '@/features/approvals/external/link-stage'
import { toApiFailure } from '@/shared/http/api-failure'

const CODE_DIGITS = 8
const NEEDS_REASON: readonly LinkDecision[] = ['reject', 'return']
/** Here something can still be put right, so the page stays. */
const STAYS: readonly string[] = [
  'code_wrong',
  'code_expired',
  'code_not_sent',
  'comment_required',
  'sign_in_required',
  'offline',
  'timeout',
  'unavailable',
  'slow_down',
  'unexpected',
  'internal',
]

type ConfirmProps = {
  link: Link
  opened: OpenedLink
  decision: LinkDecision
  onStage: (stage: LinkStage) => void
}

/** The second press: a reason where one is due, a code where the link asks for it, and then the decision itself. */
export function useConfirm({ link, opened, decision, onStage }: ConfirmProps) {
  const [comment, setComment] = useState('')
  const [code, setCode] = useState('')
  const [codeState, setCodeState] = useState<'none' | 'sending' | 'sent'>('none')
  const [isChecked, setChecked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [mustSignIn, setMustSignIn] = useState(false)
  const needsReason = NEEDS_REASON.includes(decision)
  const needsCode = opened.tier === 'otp'
  const isReasonMissing = needsReason && comment.trim() === ''
  const isCodeMissing = needsCode && code.length !== CODE_DIGITS

  const handleSendCode = async () => {
    setCodeState('sending')
    setProblem(null)
    try {
      await linkCalls.sendCode(link, opened.nonce)
      setCodeState('sent')
    } catch (error) {
      setProblem(toApiFailure(error).message)
      setCodeState('none')
    }
  }

  // The code is asked for by the first press already: it is on its way while the sentence is read.
  const isAsked = useRef(false)
  useEffect(() => {
    if (needsCode && !isAsked.current) void handleSendCode()
    isAsked.current = true
  })

  const handleConfirm = async () => {
    setChecked(true)
    if (isBusy || isReasonMissing || isCodeMissing) return
    setBusy(true)
    setProblem(null)
    try {
      const said = {
        nonce: opened.nonce,
        decision,
        comment: comment.trim(),
        ...(needsCode ? { otp: code } : {}),
      }
      const { at, status, ...made } = await linkCalls.decide(link, said)
      const decided = { ...made, by: null, by_you: true, at, comment: said.comment }
      return onStage({ kind: 'done', decided, status })
    } catch (error) {
      const failure = toApiFailure(error)
      if (!STAYS.includes(failure.code)) return onStage(stageOfFailure(error))
      setMustSignIn(failure.code === 'sign_in_required')
      setProblem(failure.message)
      setBusy(false)
    }
  }

  return {
    comment,
    setComment,
    code,
    setCode: (text: string) => setCode(text.replace(/\D/g, '').slice(0, CODE_DIGITS)),
    codeState,
    isBusy,
    problem,
    needsReason,
    needsCode,
    mustSignIn,
    reasonError: isChecked && isReasonMissing,
    codeError: isChecked && isCodeMissing,
    onSendCode: () => void handleSendCode(),
    onConfirm: () => void handleConfirm(),
  }
}
