import { countOf } from '@precis/domain'

type Insert = string | number

// Answer chips
export const ask = 'Ask'

// Conversation
export const sorryIEncounteredAnError =
  'Sorry, I encountered an error while processing your question. Please try again.'

// Question dock
export const askAboutThisDocument = 'Ask about this document'
export const questions = 'Questions'
export const previousQuestion = 'Previous question'
export const question = 'question'
export const nextQuestion = 'Next question'
export const collapseChat = 'Collapse chat'
export const answersComeFromTheDocumentAlone =
  'Answers come only from this document and show the passage behind them.'
export const suggestedQuestions = 'Suggested questions'
export const countOfAnswer = (count: number) => countOf(count, 'answer')
export const yourQuestion = 'Your question'
export const send = 'Send'

// Turn answer
export const maybeInOtherWords =
  'No passage plainly answers this. The document may say it in other words; these passages come closest:'
export const tryAgain = 'Try Again'
export const theDocumentDoesNotAnswer = 'Precis is not certain that this answers your question.'

// Turn list
export const questionsAndAnswers = 'Questions and answers'
export const questionOf = (position: Insert) => `Question ${position}`
export const sentWhenYouAreBack = 'Will be sent when you are back online'
export const answering = 'Answering'
