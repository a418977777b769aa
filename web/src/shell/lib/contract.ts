/**
 * Does what we read and write agree with the server's own description (api.d.ts, made by `npm run types`)?
 * Types only: `npm run check` fails here when the two drift apart.
 */
import type { components } from './api'
import type { Account, Advised, Charts, DeskLine, Device, EaselChange, Edited, GameInfo, HelpTopic, Hint, KeyMade, KeyQuestion, KeySigned, KeyWish, Me, Move, NewTable, Notices, OptionInfo, Puzzle, PuzzleBook, PuzzleVerdict, RemoteBot, RemoteMade, Review, RulingPage, SeatInfo, Stopped, StoredLog, Studied, TableInfo, TableList, Tables, Verify } from './protocol'
import type { AdminTable, Announced, Audit, Names, News, Person, PersonPage, Report } from '../order/protocol'

type Server = components['schemas']

/** The server describes some words as plain strings where we know all of them. */
type Plain<T> = T extends string ? string : T extends (infer E)[] ? Plain<E>[] : T extends object ? { [K in keyof T]: Plain<T[K]> } : T

type Fits<Given extends Wanted, Wanted> = Given

export type WhatWeRead = [
  Fits<Server['Me'], Plain<Me>>,
  Fits<Server['DeviceOut'], Plain<Device>>,
  Fits<Server['AccountOut'], Account>,
  Fits<Server['KeyWish'], KeyWish>,
  Fits<Server['KeyQuestion'], KeyQuestion>,
  Fits<Server['NoticesOut'], Plain<Notices>>,
  Fits<Server['Stopped'], Stopped>,
  Fits<Server['RemoteOut'], Plain<RemoteBot>>,
  Fits<Server['RemoteMade'], Plain<RemoteMade>>,
  Fits<Server['GameInfo'], Plain<GameInfo>>,
  Fits<Server['OptionInfo'], Plain<OptionInfo>>,
  Fits<Server['TopicOut'], Plain<HelpTopic>>,
  Fits<Server['RulingPage'], Plain<RulingPage>>,
  Fits<Server['SeatInfo'], Plain<SeatInfo>>,
  Fits<Omit<Server['TableInfo'], 'clock'>, Plain<Omit<TableInfo, 'clock'>>>,
  Fits<keyof Server['Lobby'], keyof Tables>,
  Fits<keyof Server['TableList'], keyof TableList>,
  Fits<Server['Charts'], Plain<Charts>>,
  Fits<Server['MoveOut'], Plain<Move>>,
  Fits<Server['ShareOut'], { code: string | null }>,
  Fits<Server['NoteText'], { text: string }>,
  Fits<Server['Hint'], Plain<Hint>>,
  Fits<Server['Advised'], Plain<Advised>>,
  Fits<Server['Studied'], Studied>,
  Fits<Server['PuzzleBook'], PuzzleBook>,
  Fits<Server['PuzzleOut'], Puzzle>,
  Fits<Server['PuzzleVerdict'], Plain<PuzzleVerdict>>,
  Fits<keyof Server['Edited'], keyof Edited>,
  Fits<Server['ReviewOut'], Plain<Review>>,
  Fits<Server['Verdict'], Plain<Verify>>,
  Fits<keyof Server['StoredLog'], keyof StoredLog>,
  Fits<Server['NewsOut'], News>,
  Fits<Server['AnnouncedOut'], Announced>,
  Fits<Server['PersonOut'], Person>,
  Fits<keyof Server['PersonPage'], keyof PersonPage>,
  Fits<keyof Server['ReportOut'], keyof Report>,
  Fits<Omit<Server['AuditOut'], 'facts'>, Omit<Audit, 'facts'>>,
  Fits<Server['AdminTable'], AdminTable>,
  Fits<Server['NamesOut'], Names>,
]

type Written<Line> = Omit<Line, 'steps'> & { steps: string[] }

export type WhatWeWrite = [
  Fits<NewTable, Server['NewTable']>,
  Fits<KeyMade, Plain<Server['KeyMade']>>,
  Fits<KeySigned, Server['KeySigned']>,
  Fits<EaselChange, Server['Change']>,
  Fits<Written<DeskLine> & { known: number }, Server['Place']>,
  Fits<Written<DeskLine> & { target: string }, Server['Target']>,
  Fits<Written<DeskLine> & { seat: number; round: number }, Server['Search']>,
]
