import { http } from '@/shared/http/http'

/** The token stands in the address of the page and in the body of its calls, never in the address of a call. */
export async function callPaper<T>(name: string, body: object): Promise<T> {
  const { data } = await http.post<{ data: T }>(`/api/v1/external/${name}`, body, { anonymous: true })
  return data.data
}

export async function savePaper(name: string, token: string, fileName: string): Promise<void> {
  const { data } = await http.post<Blob>(`/api/v1/external/${name}`, { token }, { anonymous: true })
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(data)
  anchor.download = fileName
  anchor.click()
  setTimeout(() => URL.revokeObjectURL(anchor.href), 60_000)
}
