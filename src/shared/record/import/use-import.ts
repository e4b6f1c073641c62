import { useEffect, useRef, useState, type ReactNode } from 'react'
import { fieldNames, type Resource } from '@contract/kernel/define-resource'
import type { ImportAnswer, ImportCall } from '@contract/kernel/record-calls'
import { useFieldMessage } from '@/shared/form/use-field-message'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { findDraft, keepInBrowser, keepOnServer } from '@/shared/session/draft-copies'
import { selectUser } from '@/shared/session/auth.slice'
import type { Mutation } from '@/shared/resource/resource-types'
import {
  guessColumns,
  rememberedColumns,
  type ColumnMap,
  type OnceValues,
} from '@/shared/record/import/column-guess'
import { faultCode } from '@/shared/record/import/fault-code'
import { ImportFault, type ImportFaultCode, type TableRows } from '@/shared/record/import/import-fault'
import { rowsFor } from '@/shared/record/import/import-rows'
import { readTable, type Table } from '@/shared/record/import/read-table'
import type { FieldWords } from '@/shared/record/use-field-words'
import { useAppSelector } from '@/shared/store/hooks'

export type ImportStep = 'file' | 'columns' | 'check' | 'done'
/** A file's rows, and which file it is where the server keeps that. */
type FileCall = ImportCall & { file?: { name: string; sha256: string }; left_out?: number }
/** `Answer`: what the server says of the rows. */
export type ImportApi<Answer extends ImportAnswer = ImportAnswer> = {
  useImportMutation: () => Mutation<FileCall, Answer>
  /** What more it says than what is wrong with them. */
  report?(answer: Answer): ReactNode
  /** The server keeps which file it was, and knows it again whatever was left out of it. */
  tellsFile?: boolean
}

export interface Import {
  step: ImportStep
  fields: readonly string[]
  table: Table | null
  sheet: number
  headings: readonly string[]
  rows: TableRows
  map: ColumnMap
  /** Fields that may be said once for all rows, and what is said of them. */
  onceFields: readonly string[]
  once: OnceValues
  answer: ImportAnswer | null
  /** How many were written in the end, and how many left out. */
  result: { created: number; unchanged: number; leftOut: number } | null
  isBusy: boolean
  fault: ImportFaultCode | null
  failure: ApiFailure | null
  choose: (file: File) => void
  chooseSheet: (index: number) => void
  setColumn: (index: number, field: string | null) => void
  setOnce: (field: string, value: string | null) => void
  setCell: (row: number, field: string, text: string) => void
  goTo: (step: ImportStep) => void
  check: () => void
  write: (leavesOut: boolean) => void
  startAgain: () => void
}

/** What is in it, not what it is called; null where the browser reckons no prints (plain http). */
async function printOf({ sheets }: Table): Promise<string | null> {
  const { subtle } = crypto as { subtle?: SubtleCrypto }
  if (!subtle) return null
  const print = await subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(sheets)))
  return Array.from(new Uint8Array(print), byte => byte.toString(16).padStart(2, '0')).join('')
}

/** The way of a file into the list: read, matched, checked by the server without writing, confirmed. */
export function useImport(
  resource: Resource,
  api: ImportApi,
  words: FieldWords,
  onceFields: readonly string[] = [],
): Import {
  const userId = useAppSelector(selectUser)?.id ?? ''
  const memory = `import:${resource.name}`
  const messageOf = useFieldMessage()
  const [send] = api.useImportMutation()
  const [step, setStep] = useState<ImportStep>('file')
  const [table, setTable] = useState<Table | null>(null)
  const [sheet, setSheet] = useState(0)
  const [rows, setRows] = useState<TableRows>([])
  const [map, setMap] = useState<ColumnMap>([])
  const [once, setOnce] = useState<OnceValues>({})
  const [answer, setAnswer] = useState<ImportAnswer | null>(null)
  const [result, setResult] = useState<Import['result']>(null)
  const [isBusy, setBusy] = useState(false)
  const [print, setPrint] = useState<string | null>(null)
  const [fault, setFault] = useState<ImportFaultCode | null>(null)
  const [failure, setFailure] = useState<ApiFailure | null>(null)
  const reading = useRef<AbortController | null>(null)
  useEffect(() => () => reading.current?.abort(), [])

  const fields = fieldNames(resource, 'creatable')
  const headings = table?.sheets[sheet]?.rows[0] ?? []

  const open = async (read: Table, index: number) => {
    const [first = [], ...rest] = read.sheets[index]?.rows ?? []
    if (first.every(cell => cell.trim() === '')) throw new ImportFault('no_header')
    if (rest.length === 0) throw new ImportFault('empty')
    const before = await findDraft<Record<string, unknown>>(userId, memory)
    setPrint(api.tellsFile ? await printOf(read) : null)
    setTable(read)
    setSheet(index)
    setRows(rest.map(row => first.map((_heading, column) => row[column] ?? '')))
    setMap(guessColumns(first, fields, words.label, before?.values))
    setAnswer(null)
  }
  const guarded = async (work: () => Promise<void>) => {
    setBusy(true)
    setFault(null)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      if (error instanceof ImportFault) setFault(error.code)
      else setFailure(toApiFailure(error))
    } finally {
      setBusy(false)
    }
  }
  const ask = async (asked: TableRows, dry_run: boolean, left_out = 0) => {
    const said = Object.fromEntries(Object.entries(once).filter(([name]) => !map.includes(name)))
    const rowsAsked = rowsFor(resource, map, asked, words.value).map(row => ({ ...said, ...row }))
    const call = { rows: rowsAsked, dry_run }
    const file = table && print && { name: table.name.slice(0, 200), sha256: print }
    const answered = await send({ ...call, ...(file && { file, left_out }) }).unwrap()
    const errors = answered.errors.map(error => {
      const code = faultCode(resource, error.path, asked[error.row]?.[map.indexOf(error.path)])
      return { ...error, message: messageOf(code) ?? error.message }
    })
    return { ...answered, errors }
  }

  const check = () =>
    void guarded(async () => {
      const columns = rememberedColumns(headings, map)
      keepInBrowser(userId, memory, columns)
      void keepOnServer(userId, memory, columns)
      setStep('check')
      setAnswer(null)
      setAnswer(await ask(rows, true))
    })

  const write = (leavesOut: boolean) =>
    void guarded(async () => {
      const failed = new Set(leavesOut ? answer?.errors.map(({ row }) => row) : [])
      const good = rows.filter((_row, index) => !failed.has(index))
      const written = await ask(good, false, failed.size)
      if (written.errors.length > 0) {
        // Somebody else wrote meanwhile: nothing of ours was, and what is wrong now is shown.
        setRows(good)
        setAnswer(written)
        return
      }
      setResult({
        created: written.records ?? written.created,
        unchanged: written.unchanged ?? 0,
        leftOut: failed.size,
      })
      setStep('done')
    })

  return {
    step,
    fields,
    table,
    sheet,
    headings,
    rows,
    map,
    onceFields: onceFields.filter(name => !map.includes(name)),
    once,
    answer,
    result,
    isBusy,
    fault,
    failure,
    choose: file =>
      void guarded(async () => {
        reading.current?.abort()
        reading.current = new AbortController()
        await open(await readTable(file, reading.current.signal), 0)
        setStep('columns')
      }),
    chooseSheet: index =>
      void guarded(async () => {
        if (table) await open(table, index)
      }),
    setColumn: (index, field) => setMap(map.map((one, column) => (column === index ? field : one))),
    setOnce: (field, value) => setOnce({ ...once, [field]: value }),
    setCell: (row, field, text) => {
      const column = map.indexOf(field)
      setRows(
        rows.map((cells, at) => (at === row ? cells.map((cell, i) => (i === column ? text : cell)) : cells)),
      )
    },
    goTo: setStep,
    check,
    write,
    startAgain: () => {
      setTable(null)
      setResult(null)
      setAnswer(null)
      setFault(null)
      setFailure(null)
      setStep('file')
    },
  }
}
