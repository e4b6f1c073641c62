import { useEffect, useRef, useState } from 'react'
import { toApiFailure } from '@/shared/http/api-failure'

export type LoadedFile = { content: Blob; address: string }

/** A file that is fetched once for what shows it: another file is another viewer. The bytes stay in this tab. */
export function useFileContent(fetchFile: () => Promise<Blob>) {
  const [file, setFile] = useState<LoadedFile | null>(null)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const fetching = useRef(fetchFile)

  useEffect(() => {
    let isGone = false
    fetching.current().then(
      content => !isGone && setFile({ content, address: URL.createObjectURL(content) }),
      (failed: unknown) => !isGone && setError(toApiFailure(failed)),
    )
    return () => {
      isGone = true
    }
  }, [tries])
  useEffect(() => () => void (file && URL.revokeObjectURL(file.address)), [file])

  const retry = () => {
    setError(null)
    setTries(tries + 1)
  }
  return { file, error, retry }
}
