import type { OpenedQuote, QuoteInterest } from '@contract/modules/property/quote.calls'
import { http } from '@/shared/http/http'

export const QUOTE_PATH = '/property/quote/ext/'

async function bytes(url: string, token: string): Promise<Blob> {
  const { data } = await http.post<Blob>(url, { token }, { anonymous: true })
  return data
}

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
  pdf: (token: string) => bytes('/api/v1/external/quote-pdf', token),
  picture: (token: string) => bytes('/api/v1/external/quote-picture', token),
  photo: (token: string) => bytes('/api/v1/external/quote-photo', token),
  interest: async (said: QuoteInterest): Promise<void> => {
    await http.post('/api/v1/external/quote-interest', said, { anonymous: true })
  },
}
