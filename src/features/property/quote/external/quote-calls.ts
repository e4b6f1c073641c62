import type { OpenedQuote } from '@contract/modules/property/quote.commands'
import { http } from '@/shared/http/http'

export const QUOTE_PATH = '/property/quote/ext/'

/** The token stands in the address of the page and in the body of its calls, never in the address of a call. */
export const quoteCalls = {
  open: async (token: string): Promise<OpenedQuote> => {
    const { data } = await http.post<{ data: OpenedQuote }>(
      '/api/v1/external/quote',
      { token },
      { anonymous: true },
    )
    return data.data
  },
  pdf: async (token: string): Promise<Blob> => {
    const { data } = await http.post<Blob>('/api/v1/external/quote-pdf', { token }, { anonymous: true })
    return data
  },
}
