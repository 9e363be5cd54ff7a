import { loadModule } from "libpg-query";
import { beforeAll, expect, test } from "vitest";
import { judgeStatement } from "./judge-statement.ts";

beforeAll(() => loadModule());

test.each([
  "select * from run where user_id = $1 and id = $2",
  "select 1 from app_user where $1::uuid = id",
  "select * from lane l join run r on r.user_id = l.user_id where l.user_id = $1",
  "select * from lane l left join run r using (id) where false and l.user_id = $1 and r.user_id = l.user_id",
  "select * from lane l left join run r on r.user_id = l.user_id and r.state = 'open' where l.user_id = $1",
  "select (select count(*) from application a where a.user_id = u.id) from app_user u where u.id = $1",
  "select 1 from app_user u where u.id = $1 and exists (select 1 from cv where cv.user_id = u.id)",
  "with mine as (select user_id, id from run where user_id = $1) update run set state = 'ended' from mine where run.user_id = mine.user_id and run.id = mine.id",
  "update lane set fence = fence + 1 where (user_id = $1) and platform_id = $2 returning fence",
  "insert into run (id, user_id) values ($1, $2), ($3, $4) on conflict do nothing",
  "insert into cv_choice (user_id, platform_id) select user_id, platform_id from lane where user_id = $1",
  "delete from saved_answer where user_id = $1",
  "select * from (select * from run where user_id = $1) r",
  "select 1 from run where user_id in (select id from app_user where id = $1)",
  "select * from lane where user_id = $1 for update",
  "select * from platform where key = $1",
  "select pg_advisory_xact_lock($1)",
  "select * from mail_outbox where id = $1",
])("one user's: %s", (sql) => {
  expect(judgeStatement(sql)).toBeUndefined();
});

test.each([
  ["select * from run where id = $1", "reads by another key", ["run"]],
  ["select * from run where id in ($1, $2)", "reads for several users", ["run"]],
  [
    "update application set status = 'x' where id = (select id from application where run_id = $1 limit 1)",
    "writes by another key",
    ["application"],
  ],
  ["select count(*) from run", "reads for all users", ["run"]],
  ["select * from lane l left join platform p on l.user_id = $1", "reads for all users", ["lane"]],
  [
    "select * from lane l left join run r on r.user_id = l.user_id and r.user_id = $1",
    "reads for all users",
    ["lane", "run"],
  ],
  ["select 1 from run where user_id = $1 or id = $2", "reads for all users", ["run"]],
  ["update run set state = 'ended' where id = $1", "writes by another key", ["run"]],
  ["delete from auth_token where created_at < now()", "writes for all users", ["auth_token"]],
  [
    "update run r set state = 'ended' from unnest($1::uuid[]) k (user_id) where r.user_id = k.user_id",
    "writes for several users",
    ["run"],
  ],
  [
    "select * from lane order by last_served_at for update skip locked limit 1",
    "locks over users",
    ["lane"],
  ],
  ["insert into run_event (run_id) values ($1)", "rows of a parent", ["run_event"]],
  [
    "insert into lane (user_id) select id from app_user",
    "adds without a user",
    ["app_user", "lane"],
  ],
  [
    "select 1 from app_user u join mail_outbox m on m.id = u.id where u.id = $1",
    "mixes with the coordinator",
    ["app_user", "mail_outbox"],
  ],
  [
    "select * from lane l join run r on r.platform_id = l.platform_id where l.user_id = $1",
    "reads for all users",
    ["run"],
  ],
  [
    "select 1 from run where user_id = (select user_id from run where id = $1)",
    "reads by another key",
    ["run"],
  ],
])("further than one: %s", (sql, reach, tables) => {
  expect(judgeStatement(sql)).toEqual({ reach, tables });
});
