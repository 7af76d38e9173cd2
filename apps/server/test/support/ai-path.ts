export const aiPath = '/.netlify/functions/openai-analysis'
