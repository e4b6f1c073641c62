import { useState, type FormEvent } from 'react'
import type { OpenedStatement } from '@contract/modules/commission/statement-link'
import { callPaper } from '@/features/papers/paper-calls'
import { failureText, toApiFailure } from '@/shared/http/api-failure'

export type StatementAnswerProps = {
  opened: OpenedStatement
  token: string
  onAnswered: (opened: OpenedStatement) => void
}

/** The two presses of an answer: what is said, and that it is meant so. */
export function useStatementAnswer({ opened, token, onAnswered }: StatementAnswerProps) {
  const [reasons, setReasons] = useState<Record<number, string>>({})
  const [name, setName] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const disputed = Object.entries(reasons).map(([no, reason]) => ({ no: Number(no), reason: reason.trim() }))
  const isWhole =
    name.trim() !== '' &&
    disputed.every(({ reason }) => reason !== '') &&
    (disputed.length > 0 || opened.may.includes('acknowledge'))

  const send = async () => {
    setBusy(true)
    setProblem('')
    try {
      const body = { token, nonce: opened.nonce, answered_by: name.trim(), disputed }
      onAnswered(await callPaper<OpenedStatement>('statement-answer', body))
    } catch (error) {
      setProblem(failureText(toApiFailure(error)))
      setBusy(false)
    }
  }
  return {
    reasons,
    name,
    disputed,
    isChecked,
    isConfirming,
    isBusy,
    problem,
    onName: setName,
    onMark: (no: number, isMarked: boolean) =>
      setReasons(before => {
        const { [no]: _removed, ...others } = before
        return isMarked ? { ...others, [no]: '' } : others
      }),
    onReason: (no: number, reason: string) => setReasons(before => ({ ...before, [no]: reason })),
    onBack: () => setConfirming(false),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      setChecked(true)
      if (isBusy || !isWhole) return
      if (isConfirming) void send()
      else setConfirming(true)
    },
  }
}
