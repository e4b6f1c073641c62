export const linkKey = (linkId: string) => `approval-link:${linkId}`
export const codeKey = (linkId: string, sentAt: string) => `approval-code:${linkId}:${Date.parse(sentAt)}`
