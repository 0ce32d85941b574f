// @generated from openapi.yaml and registry.yaml by npm run codegen

import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaAddedCompany = {"$id":"AddedCompany","type":"object","required":["name","domain"],"properties":{"name":{"type":"string"},"domain":{"type":["string","null"]}},"additionalProperties":false};
export function validateAddedCompany(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAddedCompany.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "name") || (key0 === "domain"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schemaAddedCompany.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateAddedCompany.errors = vErrors;
return errors === 0;
}
validateAddedCompany.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateAddedMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAddedMessage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.messageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.threadId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"},message:"must have required property '"+"threadId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.created === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.warnings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "messageId") || (key0 === "leadId")) || (key0 === "threadId")) || (key0 === "created")) || (key0 === "warnings"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.messageId !== undefined){
if(!(validateMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.threadId !== undefined){
if(!(validateThreadId(data.threadId, {instancePath:instancePath+"/threadId",parentData:data,parentDataProperty:"threadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateThreadId.errors);
errors = vErrors.length;
}
}
if(data.created !== undefined){
if(typeof data.created !== "boolean"){
const err6 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.warnings !== undefined){
let data4 = data.warnings;
if(Array.isArray(data4)){
const len0 = data4.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data4[i0] !== "string"){
const err7 = {instancePath:instancePath+"/warnings/" + i0,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validateAddedMessage.errors = vErrors;
return errors === 0;
}
validateAddedMessage.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaAttachment = {"$id":"Attachment","type":"object","required":["storageId","path","sizeBytes","folder","wave","state","reason"],"properties":{"storageId":{"type":"string"},"path":{"type":"string"},"sizeBytes":{"type":"integer"},"folder":{"type":["string","null"]},"wave":{"type":"integer"},"state":{"type":"string","enum":["waiting","read","failed"]},"reason":{"type":["string","null"]}},"additionalProperties":false};
export function validateAttachment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAttachment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.folder === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.wave === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wave"},message:"must have required property '"+"wave"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.state === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.reason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "storageId") || (key0 === "path")) || (key0 === "sizeBytes")) || (key0 === "folder")) || (key0 === "wave")) || (key0 === "state")) || (key0 === "reason"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.storageId !== undefined){
if(typeof data.storageId !== "string"){
const err8 = {instancePath:instancePath+"/storageId",schemaPath:"#/properties/storageId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.folder !== undefined){
let data3 = data.folder;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: schemaAttachment.properties.folder.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.wave !== undefined){
let data4 = data.wave;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/wave",schemaPath:"#/properties/wave/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
if(!(((data5 === "waiting") || (data5 === "read")) || (data5 === "failed"))){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schemaAttachment.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaAttachment.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validateAttachment.errors = vErrors;
return errors === 0;
}
validateAttachment.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateAwaitingHuman(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateAwaitingHuman.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gate === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gate"},message:"must have required property '"+"gate"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.todo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "todo"},message:"must have required property '"+"todo"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.url === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.since === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "gate") || (key0 === "todo")) || (key0 === "url")) || (key0 === "since"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.gate !== undefined){
if(typeof data.gate !== "string"){
const err5 = {instancePath:instancePath+"/gate",schemaPath:"#/properties/gate/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.todo !== undefined){
if(typeof data.todo !== "string"){
const err6 = {instancePath:instancePath+"/todo",schemaPath:"#/properties/todo/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.since !== undefined){
let data3 = data.since;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validateAwaitingHuman.errors = vErrors;
return errors === 0;
}
validateAwaitingHuman.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateBatchResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBatchResult.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.created === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.matched === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.refused === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"},message:"must have required property '"+"refused"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.dryRun === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "items") || (key0 === "created")) || (key0 === "matched")) || (key0 === "refused")) || (key0 === "dryRun"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateBatchRow(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateBatchRow.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.created !== undefined){
let data2 = data.created;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.matched !== undefined){
let data3 = data.matched;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.refused !== undefined){
let data4 = data.refused;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err10 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateBatchResult.errors = vErrors;
return errors === 0;
}
validateBatchResult.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaBatchRow = {"$id":"BatchRow","type":"object","required":["row","outcome"],"properties":{"row":{"type":"integer"},"outcome":{"type":"string","enum":["created","matched","refused"]},"code":{"type":"string"},"leadId":{"$ref":"LeadId"},"reason":{"type":"string"}},"additionalProperties":false};
export function validateBatchRow(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBatchRow.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.row === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "row") || (key0 === "outcome")) || (key0 === "code")) || (key0 === "leadId")) || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.row !== undefined){
let data0 = data.row;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((data1 === "created") || (data1 === "matched")) || (data1 === "refused"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schemaBatchRow.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err7 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validateBatchRow.errors = vErrors;
return errors === 0;
}
validateBatchRow.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaBlock = {"$id":"Block","type":"object","required":["id","order","kind","role","label","content","aiInstruction","optional","sha256"],"properties":{"id":{"type":"string"},"order":{"type":"integer"},"kind":{"type":"string","enum":["locked","generated"]},"role":{"type":"string","enum":["subject","body"]},"label":{"type":["string","null"]},"content":{"type":["string","null"]},"aiInstruction":{"type":["string","null"]},"optional":{"type":"boolean"},"sha256":{"type":["string","null"]}},"additionalProperties":false};
const funcBlock = Object.prototype.hasOwnProperty;
export function validateBlock(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBlock.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.order === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "order"},message:"must have required property '"+"order"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.role === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.label === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.content === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.aiInstruction === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aiInstruction"},message:"must have required property '"+"aiInstruction"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.optional === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "optional"},message:"must have required property '"+"optional"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.sha256 === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcBlock.call(schemaBlock.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.order !== undefined){
let data1 = data.order;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err11 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
if(!((data2 === "locked") || (data2 === "generated"))){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaBlock.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.role !== undefined){
let data3 = data.role;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
if(!((data3 === "subject") || (data3 === "body"))){
const err15 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schemaBlock.properties.role.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.label !== undefined){
let data4 = data.label;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: schemaBlock.properties.label.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.content !== undefined){
let data5 = data.content;
if((typeof data5 !== "string") && (data5 !== null)){
const err17 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: schemaBlock.properties.content.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.aiInstruction !== undefined){
let data6 = data.aiInstruction;
if((typeof data6 !== "string") && (data6 !== null)){
const err18 = {instancePath:instancePath+"/aiInstruction",schemaPath:"#/properties/aiInstruction/type",keyword:"type",params:{type: schemaBlock.properties.aiInstruction.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.optional !== undefined){
if(typeof data.optional !== "boolean"){
const err19 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.sha256 !== undefined){
let data8 = data.sha256;
if((typeof data8 !== "string") && (data8 !== null)){
const err20 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: schemaBlock.properties.sha256.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21);
errors++;
}
validateBlock.errors = vErrors;
return errors === 0;
}
validateBlock.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaBlockInput = {"$id":"BlockInput","type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["locked","generated"]},"aiInstruction":{"type":"string","maxLength":65536},"content":{"type":"string","maxLength":65536},"id":{"type":"string","maxLength":100,"minLength":1},"label":{"type":"string","maxLength":200},"optional":{"type":"boolean"},"order":{"type":"integer","maximum":1000,"minimum":0},"role":{"type":"string","enum":["subject","body"]}},"additionalProperties":false};
export function validateBlockInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBlockInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "kind") || (key0 === "aiInstruction")) || (key0 === "content")) || (key0 === "id")) || (key0 === "label")) || (key0 === "optional")) || (key0 === "order")) || (key0 === "role"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data0 === "locked") || (data0 === "generated"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaBlockInput.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.aiInstruction !== undefined){
let data1 = data.aiInstruction;
if(typeof data1 === "string"){
if(ucs2length(data1) > 65536){
const err4 = {instancePath:instancePath+"/aiInstruction",schemaPath:"#/properties/aiInstruction/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/aiInstruction",schemaPath:"#/properties/aiInstruction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.content !== undefined){
let data2 = data.content;
if(typeof data2 === "string"){
if(ucs2length(data2) > 65536){
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.id !== undefined){
let data3 = data.id;
if(typeof data3 === "string"){
if(ucs2length(data3) > 100){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err8);
errors++;
}
if(ucs2length(data3) < 1){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.label !== undefined){
let data4 = data.label;
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.optional !== undefined){
if(typeof data.optional !== "boolean"){
const err13 = {instancePath:instancePath+"/optional",schemaPath:"#/properties/optional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.order !== undefined){
let data6 = data.order;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
(vErrors ??= []).push(err15);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/order",schemaPath:"#/properties/order/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.role !== undefined){
let data7 = data.role;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
if(!((data7 === "subject") || (data7 === "body"))){
const err18 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schemaBlockInput.properties.role.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validateBlockInput.errors = vErrors;
return errors === 0;
}
validateBlockInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateBrainItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBrainItem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.body === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.createdAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.updatedAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "id") || (key0 === "projectId")) || (key0 === "type")) || (key0 === "title")) || (key0 === "body")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.id !== undefined){
if(!(validateBrainItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateBrainItemId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(validateBrainItemType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateBrainItemType.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
const err9 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateBrainItem.errors = vErrors;
return errors === 0;
}
validateBrainItem.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternBrainItemId = new RegExp("^brain_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateBrainItemId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBrainItemId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternBrainItemId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^brain_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^brain_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateBrainItemId.errors = vErrors;
return errors === 0;
}
validateBrainItemId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaBrainItemList = {"$id":"BrainItemList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"BrainItem"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateBrainItemList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBrainItemList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateBrainItem(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateBrainItem.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaBrainItemList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateBrainItemList.errors = vErrors;
return errors === 0;
}
validateBrainItemList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaBrainItemType = {"$id":"BrainItemType","type":"string","enum":["company","product","partner","reference","avoid","note","writing_rule"]};
export function validateBrainItemType(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateBrainItemType.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((data === "company") || (data === "product")) || (data === "partner")) || (data === "reference")) || (data === "avoid")) || (data === "note")) || (data === "writing_rule"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schemaBrainItemType.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validateBrainItemType.errors = vErrors;
return errors === 0;
}
validateBrainItemType.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaCampaign = {"$id":"Campaign","type":"object","required":["id","projectId","name","status","goal","brief","ghostwriterHints","outreachAngle","channels","settings","leadCount","hasStructure","createdAt","updatedAt"],"properties":{"id":{"$ref":"CampaignId"},"projectId":{"$ref":"ProjectId"},"name":{"type":"string"},"status":{"type":"string","enum":["draft","active","paused","completed","archived"]},"goal":{"type":["string","null"]},"brief":{"type":["string","null"]},"ghostwriterHints":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"channels":{"type":"array","items":{"type":"string"}},"settings":{"$ref":"CampaignSettings"},"leadCount":{"type":"integer"},"hasStructure":{"type":"boolean"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const funcCampaign = Object.prototype.hasOwnProperty;
export function validateCampaign(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaign.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.goal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.brief === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brief"},message:"must have required property '"+"brief"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.ghostwriterHints === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ghostwriterHints"},message:"must have required property '"+"ghostwriterHints"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.outreachAngle === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.channels === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channels"},message:"must have required property '"+"channels"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.settings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.leadCount === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadCount"},message:"must have required property '"+"leadCount"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.hasStructure === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasStructure"},message:"must have required property '"+"hasStructure"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.createdAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.updatedAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcCampaign.call(schemaCampaign.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.id !== undefined){
if(!(validateCampaignId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
if(!(((((data3 === "draft") || (data3 === "active")) || (data3 === "paused")) || (data3 === "completed")) || (data3 === "archived"))){
const err17 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaCampaign.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.goal !== undefined){
let data4 = data.goal;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: schemaCampaign.properties.goal.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.brief !== undefined){
let data5 = data.brief;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: schemaCampaign.properties.brief.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.ghostwriterHints !== undefined){
let data6 = data.ghostwriterHints;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/ghostwriterHints",schemaPath:"#/properties/ghostwriterHints/type",keyword:"type",params:{type: schemaCampaign.properties.ghostwriterHints.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data7 = data.outreachAngle;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schemaCampaign.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.channels !== undefined){
let data8 = data.channels;
if(Array.isArray(data8)){
const len0 = data8.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data8[i0] !== "string"){
const err22 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.settings !== undefined){
if(!(validateCampaignSettings(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignSettings.errors);
errors = vErrors.length;
}
}
if(data.leadCount !== undefined){
let data11 = data.leadCount;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.hasStructure !== undefined){
if(typeof data.hasStructure !== "boolean"){
const err25 = {instancePath:instancePath+"/hasStructure",schemaPath:"#/properties/hasStructure/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.createdAt !== undefined){
let data13 = data.createdAt;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err26 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.updatedAt !== undefined){
let data14 = data.updatedAt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err27 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err28);
errors++;
}
validateCampaign.errors = vErrors;
return errors === 0;
}
validateCampaign.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaCampaignDetail = {"$id":"CampaignDetail","type":"object","required":["id","projectId","name","status","goal","brief","ghostwriterHints","outreachAngle","channels","settings","leadCount","hasStructure","createdAt","updatedAt","leads","rules"],"properties":{"id":{"$ref":"CampaignId"},"projectId":{"$ref":"ProjectId"},"name":{"type":"string"},"status":{"type":"string","enum":["draft","active","paused","completed","archived"]},"goal":{"type":["string","null"]},"brief":{"type":["string","null"]},"ghostwriterHints":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"channels":{"type":"array","items":{"type":"string"}},"settings":{"$ref":"CampaignSettings"},"leadCount":{"type":"integer"},"hasStructure":{"type":"boolean"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"},"leads":{"type":"array","items":{"type":"object","required":["leadId","company","firstName","lastName","email","addedAt"],"properties":{"leadId":{"$ref":"LeadId"},"company":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":["string","null"]},"addedAt":{"type":"integer"}},"additionalProperties":false}},"rules":{"type":"array","items":{"$ref":"CampaignRule"}}},"additionalProperties":false};
const funcCampaignDetail = Object.prototype.hasOwnProperty;
export function validateCampaignDetail(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignDetail.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.goal === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goal"},message:"must have required property '"+"goal"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.brief === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "brief"},message:"must have required property '"+"brief"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.ghostwriterHints === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ghostwriterHints"},message:"must have required property '"+"ghostwriterHints"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.outreachAngle === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.channels === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channels"},message:"must have required property '"+"channels"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.settings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.leadCount === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadCount"},message:"must have required property '"+"leadCount"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.hasStructure === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasStructure"},message:"must have required property '"+"hasStructure"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.createdAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.updatedAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.leads === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leads"},message:"must have required property '"+"leads"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.rules === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcCampaignDetail.call(schemaCampaignDetail.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.id !== undefined){
if(!(validateCampaignId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
if(!(((((data3 === "draft") || (data3 === "active")) || (data3 === "paused")) || (data3 === "completed")) || (data3 === "archived"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaCampaignDetail.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.goal !== undefined){
let data4 = data.goal;
if((typeof data4 !== "string") && (data4 !== null)){
const err20 = {instancePath:instancePath+"/goal",schemaPath:"#/properties/goal/type",keyword:"type",params:{type: schemaCampaignDetail.properties.goal.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.brief !== undefined){
let data5 = data.brief;
if((typeof data5 !== "string") && (data5 !== null)){
const err21 = {instancePath:instancePath+"/brief",schemaPath:"#/properties/brief/type",keyword:"type",params:{type: schemaCampaignDetail.properties.brief.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.ghostwriterHints !== undefined){
let data6 = data.ghostwriterHints;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/ghostwriterHints",schemaPath:"#/properties/ghostwriterHints/type",keyword:"type",params:{type: schemaCampaignDetail.properties.ghostwriterHints.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data7 = data.outreachAngle;
if((typeof data7 !== "string") && (data7 !== null)){
const err23 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schemaCampaignDetail.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.channels !== undefined){
let data8 = data.channels;
if(Array.isArray(data8)){
const len0 = data8.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data8[i0] !== "string"){
const err24 = {instancePath:instancePath+"/channels/" + i0,schemaPath:"#/properties/channels/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/channels",schemaPath:"#/properties/channels/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.settings !== undefined){
if(!(validateCampaignSettings(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignSettings.errors);
errors = vErrors.length;
}
}
if(data.leadCount !== undefined){
let data11 = data.leadCount;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err26 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.hasStructure !== undefined){
if(typeof data.hasStructure !== "boolean"){
const err27 = {instancePath:instancePath+"/hasStructure",schemaPath:"#/properties/hasStructure/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.createdAt !== undefined){
let data13 = data.createdAt;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err28 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.updatedAt !== undefined){
let data14 = data.updatedAt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err29 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.leads !== undefined){
let data15 = data.leads;
if(Array.isArray(data15)){
const len1 = data15.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.leadId === undefined){
const err30 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err30);
errors++;
}
if(data16.company === undefined){
const err31 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err31);
errors++;
}
if(data16.firstName === undefined){
const err32 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err32);
errors++;
}
if(data16.lastName === undefined){
const err33 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err33);
errors++;
}
if(data16.email === undefined){
const err34 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err34);
errors++;
}
if(data16.addedAt === undefined){
const err35 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/required",keyword:"required",params:{missingProperty: "addedAt"},message:"must have required property '"+"addedAt"+"'"};
(vErrors ??= []).push(err35);
errors++;
}
const key1Most = errors + mostErrors;
for(const key1 in data16){
if(errors >= key1Most) break;
if(!((((((key1 === "leadId") || (key1 === "company")) || (key1 === "firstName")) || (key1 === "lastName")) || (key1 === "email")) || (key1 === "addedAt"))){
const err36 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data16.leadId !== undefined){
if(!(validateLeadId(data16.leadId, {instancePath:instancePath+"/leads/" + i1+"/leadId",parentData:data16,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data16.company !== undefined){
let data18 = data16.company;
if((typeof data18 !== "string") && (data18 !== null)){
const err37 = {instancePath:instancePath+"/leads/" + i1+"/company",schemaPath:"#/properties/leads/items/properties/company/type",keyword:"type",params:{type: schemaCampaignDetail.properties.leads.items.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data16.firstName !== undefined){
let data19 = data16.firstName;
if((typeof data19 !== "string") && (data19 !== null)){
const err38 = {instancePath:instancePath+"/leads/" + i1+"/firstName",schemaPath:"#/properties/leads/items/properties/firstName/type",keyword:"type",params:{type: schemaCampaignDetail.properties.leads.items.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data16.lastName !== undefined){
let data20 = data16.lastName;
if((typeof data20 !== "string") && (data20 !== null)){
const err39 = {instancePath:instancePath+"/leads/" + i1+"/lastName",schemaPath:"#/properties/leads/items/properties/lastName/type",keyword:"type",params:{type: schemaCampaignDetail.properties.leads.items.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data16.email !== undefined){
let data21 = data16.email;
if((typeof data21 !== "string") && (data21 !== null)){
const err40 = {instancePath:instancePath+"/leads/" + i1+"/email",schemaPath:"#/properties/leads/items/properties/email/type",keyword:"type",params:{type: schemaCampaignDetail.properties.leads.items.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data16.addedAt !== undefined){
let data22 = data16.addedAt;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err41 = {instancePath:instancePath+"/leads/" + i1+"/addedAt",schemaPath:"#/properties/leads/items/properties/addedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/leads/" + i1,schemaPath:"#/properties/leads/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.rules !== undefined){
let data23 = data.rules;
if(Array.isArray(data23)){
const len2 = data23.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateCampaignRule(data23[i2], {instancePath:instancePath+"/rules/" + i2,parentData:data23,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignRule.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err45);
errors++;
}
validateCampaignDetail.errors = vErrors;
return errors === 0;
}
validateCampaignDetail.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternCampaignId = new RegExp("^campaign_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateCampaignId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternCampaignId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^campaign_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^campaign_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateCampaignId.errors = vErrors;
return errors === 0;
}
validateCampaignId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaCampaignJoin = {"$id":"CampaignJoin","type":"object","required":["leadId","outcome"],"properties":{"leadId":{"$ref":"LeadId"},"outcome":{"type":"string","enum":["added","already_there","not_found"]}},"additionalProperties":false};
export function validateCampaignJoin(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignJoin.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "leadId") || (key0 === "outcome"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data1 === "added") || (data1 === "already_there")) || (data1 === "not_found"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schemaCampaignJoin.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateCampaignJoin.errors = vErrors;
return errors === 0;
}
validateCampaignJoin.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateCampaignJoins(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignJoins.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.added === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.alreadyThere === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alreadyThere"},message:"must have required property '"+"alreadyThere"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.notFound === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notFound"},message:"must have required property '"+"notFound"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.dryRun === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "campaignId") || (key0 === "items")) || (key0 === "added")) || (key0 === "alreadyThere")) || (key0 === "notFound")) || (key0 === "dryRun"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateCampaignJoin(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignJoin.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.added !== undefined){
let data3 = data.added;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.alreadyThere !== undefined){
let data4 = data.alreadyThere;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/alreadyThere",schemaPath:"#/properties/alreadyThere/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.notFound !== undefined){
let data5 = data.notFound;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err11 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateCampaignJoins.errors = vErrors;
return errors === 0;
}
validateCampaignJoins.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaCampaignList = {"$id":"CampaignList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Campaign"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateCampaignList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateCampaign(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaign.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaCampaignList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateCampaignList.errors = vErrors;
return errors === 0;
}
validateCampaignList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateCampaignRule(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignRule.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.condition === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "condition"},message:"must have required property '"+"condition"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "id") || (key0 === "campaignId")) || (key0 === "condition")) || (key0 === "createdAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.id !== undefined){
if(!(validateRuleId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRuleId.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.condition !== undefined){
if(!(validateRuleCondition(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRuleCondition.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validateCampaignRule.errors = vErrors;
return errors === 0;
}
validateCampaignRule.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateCampaignRuleAdded(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignRuleAdded.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.condition === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "condition"},message:"must have required property '"+"condition"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.created === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "id") || (key0 === "campaignId")) || (key0 === "condition")) || (key0 === "createdAt")) || (key0 === "created"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.id !== undefined){
if(!(validateRuleId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRuleId.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.condition !== undefined){
if(!(validateRuleCondition(data.condition, {instancePath:instancePath+"/condition",parentData:data,parentDataProperty:"condition",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRuleCondition.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.created !== undefined){
if(typeof data.created !== "boolean"){
const err7 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validateCampaignRuleAdded.errors = vErrors;
return errors === 0;
}
validateCampaignRuleAdded.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaCampaignSettings = {"$id":"CampaignSettings","type":"object","required":["targetRole","targetIndustry","targetCompanySize","locations","leadCount","startAt","scheduledStartDate"],"properties":{"targetRole":{"type":["string","null"]},"targetIndustry":{"type":["string","null"]},"targetCompanySize":{"type":["string","null"]},"locations":{"type":"array","items":{"type":"string"}},"leadCount":{"type":["integer","null"]},"startAt":{"type":["integer","null"]},"scheduledStartDate":{"type":["integer","null"]}},"additionalProperties":false};
export function validateCampaignSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignSettings.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.targetRole === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetRole"},message:"must have required property '"+"targetRole"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.targetIndustry === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetIndustry"},message:"must have required property '"+"targetIndustry"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.targetCompanySize === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetCompanySize"},message:"must have required property '"+"targetCompanySize"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.locations === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locations"},message:"must have required property '"+"locations"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.leadCount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadCount"},message:"must have required property '"+"leadCount"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.startAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startAt"},message:"must have required property '"+"startAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.scheduledStartDate === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scheduledStartDate"},message:"must have required property '"+"scheduledStartDate"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "targetRole") || (key0 === "targetIndustry")) || (key0 === "targetCompanySize")) || (key0 === "locations")) || (key0 === "leadCount")) || (key0 === "startAt")) || (key0 === "scheduledStartDate"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.targetRole !== undefined){
let data0 = data.targetRole;
if((typeof data0 !== "string") && (data0 !== null)){
const err8 = {instancePath:instancePath+"/targetRole",schemaPath:"#/properties/targetRole/type",keyword:"type",params:{type: schemaCampaignSettings.properties.targetRole.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.targetIndustry !== undefined){
let data1 = data.targetIndustry;
if((typeof data1 !== "string") && (data1 !== null)){
const err9 = {instancePath:instancePath+"/targetIndustry",schemaPath:"#/properties/targetIndustry/type",keyword:"type",params:{type: schemaCampaignSettings.properties.targetIndustry.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.targetCompanySize !== undefined){
let data2 = data.targetCompanySize;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/targetCompanySize",schemaPath:"#/properties/targetCompanySize/type",keyword:"type",params:{type: schemaCampaignSettings.properties.targetCompanySize.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.locations !== undefined){
let data3 = data.locations;
if(Array.isArray(data3)){
const len0 = data3.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data3[i0] !== "string"){
const err11 = {instancePath:instancePath+"/locations/" + i0,schemaPath:"#/properties/locations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.leadCount !== undefined){
let data5 = data.leadCount;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/leadCount",schemaPath:"#/properties/leadCount/type",keyword:"type",params:{type: schemaCampaignSettings.properties.leadCount.type},message:"must be integer,null"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.startAt !== undefined){
let data6 = data.startAt;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err14 = {instancePath:instancePath+"/startAt",schemaPath:"#/properties/startAt/type",keyword:"type",params:{type: schemaCampaignSettings.properties.startAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.scheduledStartDate !== undefined){
let data7 = data.scheduledStartDate;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err15 = {instancePath:instancePath+"/scheduledStartDate",schemaPath:"#/properties/scheduledStartDate/type",keyword:"type",params:{type: schemaCampaignSettings.properties.scheduledStartDate.type},message:"must be integer,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validateCampaignSettings.errors = vErrors;
return errors === 0;
}
validateCampaignSettings.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaCampaignStats = {"$id":"CampaignStats","type":"object","required":["campaignId","sent","delivered","opened","clicked","replied","bounced"],"properties":{"campaignId":{"$ref":"CampaignId"},"sent":{"type":"integer"},"delivered":{"type":"integer"},"opened":{"type":["integer","null"]},"clicked":{"type":["integer","null"]},"replied":{"type":"integer"},"bounced":{"type":"integer"}},"additionalProperties":false};
export function validateCampaignStats(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignStats.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.sent === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},message:"must have required property '"+"sent"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.delivered === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "delivered"},message:"must have required property '"+"delivered"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.opened === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "opened"},message:"must have required property '"+"opened"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.clicked === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "clicked"},message:"must have required property '"+"clicked"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.replied === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "replied"},message:"must have required property '"+"replied"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.bounced === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bounced"},message:"must have required property '"+"bounced"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "campaignId") || (key0 === "sent")) || (key0 === "delivered")) || (key0 === "opened")) || (key0 === "clicked")) || (key0 === "replied")) || (key0 === "bounced"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.sent !== undefined){
let data1 = data.sent;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.delivered !== undefined){
let data2 = data.delivered;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/delivered",schemaPath:"#/properties/delivered/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.opened !== undefined){
let data3 = data.opened;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/opened",schemaPath:"#/properties/opened/type",keyword:"type",params:{type: schemaCampaignStats.properties.opened.type},message:"must be integer,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.clicked !== undefined){
let data4 = data.clicked;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err11 = {instancePath:instancePath+"/clicked",schemaPath:"#/properties/clicked/type",keyword:"type",params:{type: schemaCampaignStats.properties.clicked.type},message:"must be integer,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.replied !== undefined){
let data5 = data.replied;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/replied",schemaPath:"#/properties/replied/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.bounced !== undefined){
let data6 = data.bounced;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/bounced",schemaPath:"#/properties/bounced/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
validateCampaignStats.errors = vErrors;
return errors === 0;
}
validateCampaignStats.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaCompanyLookedUp = {"$id":"CompanyLookedUp","type":"object","required":["company","others","people","lookedIn","reason"],"properties":{"company":{"oneOf":[{"$ref":"FoundCompany"},{"type":"null"}]},"others":{"type":"array","items":{"$ref":"FoundCompany"}},"people":{"type":"array","items":{"$ref":"PersonToReach"}},"lookedIn":{"type":"array","items":{"$ref":"LookedIn"}},"reason":{"type":["string","null"]}},"additionalProperties":false};
export function validateCompanyLookedUp(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCompanyLookedUp.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.company === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.others === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "others"},message:"must have required property '"+"others"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.people === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "people"},message:"must have required property '"+"people"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.lookedIn === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lookedIn"},message:"must have required property '"+"lookedIn"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.reason === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "company") || (key0 === "others")) || (key0 === "people")) || (key0 === "lookedIn")) || (key0 === "reason"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.company !== undefined){
let data0 = data.company;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validateFoundCompany(data0, {instancePath:instancePath+"/company",parentData:data,parentDataProperty:"company",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFoundCompany.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err6);
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err7);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.others !== undefined){
let data1 = data.others;
if(Array.isArray(data1)){
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateFoundCompany(data1[i0], {instancePath:instancePath+"/others/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFoundCompany.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/others",schemaPath:"#/properties/others/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.people !== undefined){
let data3 = data.people;
if(Array.isArray(data3)){
const len1 = data3.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validatePersonToReach(data3[i1], {instancePath:instancePath+"/people/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validatePersonToReach.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.lookedIn !== undefined){
let data5 = data.lookedIn;
if(Array.isArray(data5)){
const len2 = data5.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateLookedIn(data5[i2], {instancePath:instancePath+"/lookedIn/" + i2,parentData:data5,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLookedIn.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/lookedIn",schemaPath:"#/properties/lookedIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.reason !== undefined){
let data7 = data.reason;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaCompanyLookedUp.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateCompanyLookedUp.errors = vErrors;
return errors === 0;
}
validateCompanyLookedUp.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaConfirmedRun = {"$id":"ConfirmedRun","type":"object","required":["run","confirmed","excluded","added","estimate","shortage","warnings","dryRun"],"properties":{"run":{"$ref":"Run"},"confirmed":{"type":"integer"},"excluded":{"type":"array","items":{"$ref":"ExcludedCompany"}},"added":{"type":"array","items":{"$ref":"AddedCompany"}},"estimate":{"$ref":"RunEstimate"},"shortage":{"type":["string","null"]},"warnings":{"type":"array","items":{"type":"string"}},"dryRun":{"type":"boolean"}},"additionalProperties":false};
export function validateConfirmedRun(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConfirmedRun.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "run"},message:"must have required property '"+"run"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.confirmed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmed"},message:"must have required property '"+"confirmed"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.excluded === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excluded"},message:"must have required property '"+"excluded"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.added === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.estimate === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.shortage === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortage"},message:"must have required property '"+"shortage"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.warnings === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.dryRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "run") || (key0 === "confirmed")) || (key0 === "excluded")) || (key0 === "added")) || (key0 === "estimate")) || (key0 === "shortage")) || (key0 === "warnings")) || (key0 === "dryRun"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.run !== undefined){
if(!(validateRun(data.run, {instancePath:instancePath+"/run",parentData:data,parentDataProperty:"run",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRun.errors);
errors = vErrors.length;
}
}
if(data.confirmed !== undefined){
let data1 = data.confirmed;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/confirmed",schemaPath:"#/properties/confirmed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.excluded !== undefined){
let data2 = data.excluded;
if(Array.isArray(data2)){
const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateExcludedCompany(data2[i0], {instancePath:instancePath+"/excluded/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateExcludedCompany.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/excluded",schemaPath:"#/properties/excluded/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.added !== undefined){
let data4 = data.added;
if(Array.isArray(data4)){
const len1 = data4.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateAddedCompany(data4[i1], {instancePath:instancePath+"/added/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateAddedCompany.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validateRunEstimate(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunEstimate.errors);
errors = vErrors.length;
}
}
if(data.shortage !== undefined){
let data7 = data.shortage;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/shortage",schemaPath:"#/properties/shortage/type",keyword:"type",params:{type: schemaConfirmedRun.properties.shortage.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.warnings !== undefined){
let data8 = data.warnings;
if(Array.isArray(data8)){
const len2 = data8.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(typeof data8[i2] !== "string"){
const err13 = {instancePath:instancePath+"/warnings/" + i2,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err15 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validateConfirmedRun.errors = vErrors;
return errors === 0;
}
validateConfirmedRun.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaConnector = {"$id":"Connector","type":"object","required":["id","projectId","name","url","fieldMap","hasAuthHeader","logoUrl","lastSyncAt","lastResult","createdAt"],"properties":{"id":{"$ref":"ConnectorId"},"projectId":{"$ref":"ProjectId"},"name":{"type":"string"},"url":{"type":"string"},"fieldMap":{"$ref":"ConnectorFieldMap"},"hasAuthHeader":{"type":"boolean"},"logoUrl":{"type":["string","null"]},"lastSyncAt":{"type":["integer","null"]},"lastResult":{"oneOf":[{"$ref":"ConnectorResult"},{"type":"null"}]},"createdAt":{"type":"integer"}},"additionalProperties":false};
const funcConnector = Object.prototype.hasOwnProperty;
export function validateConnector(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnector.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.fieldMap === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fieldMap"},message:"must have required property '"+"fieldMap"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.hasAuthHeader === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hasAuthHeader"},message:"must have required property '"+"hasAuthHeader"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.logoUrl === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "logoUrl"},message:"must have required property '"+"logoUrl"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.lastSyncAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastSyncAt"},message:"must have required property '"+"lastSyncAt"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.lastResult === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastResult"},message:"must have required property '"+"lastResult"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcConnector.call(schemaConnector.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.id !== undefined){
if(!(validateConnectorId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnectorId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err12 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.fieldMap !== undefined){
if(!(validateConnectorFieldMap(data.fieldMap, {instancePath:instancePath+"/fieldMap",parentData:data,parentDataProperty:"fieldMap",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnectorFieldMap.errors);
errors = vErrors.length;
}
}
if(data.hasAuthHeader !== undefined){
if(typeof data.hasAuthHeader !== "boolean"){
const err13 = {instancePath:instancePath+"/hasAuthHeader",schemaPath:"#/properties/hasAuthHeader/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.logoUrl !== undefined){
let data6 = data.logoUrl;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/logoUrl",schemaPath:"#/properties/logoUrl/type",keyword:"type",params:{type: schemaConnector.properties.logoUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.lastSyncAt !== undefined){
let data7 = data.lastSyncAt;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err15 = {instancePath:instancePath+"/lastSyncAt",schemaPath:"#/properties/lastSyncAt/type",keyword:"type",params:{type: schemaConnector.properties.lastSyncAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lastResult !== undefined){
let data8 = data.lastResult;
const _errs16 = errors;
let valid1 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validateConnectorResult(data8, {instancePath:instancePath+"/lastResult",parentData:data,parentDataProperty:"lastResult",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnectorResult.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data8 !== null){
const err16 = {instancePath:instancePath+"/lastResult",schemaPath:"#/properties/lastResult/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err16);
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err17 = {instancePath:instancePath+"/lastResult",schemaPath:"#/properties/lastResult/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err17);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.createdAt !== undefined){
let data9 = data.createdAt;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validateConnector.errors = vErrors;
return errors === 0;
}
validateConnector.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateConnectorDeleted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorDeleted.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectorId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectorId"},message:"must have required property '"+"connectorId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "connectorId") || (key0 === "deleted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.connectorId !== undefined){
if(!(validateConnectorId(data.connectorId, {instancePath:instancePath+"/connectorId",parentData:data,parentDataProperty:"connectorId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnectorId.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined){
let data1 = data.deleted;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
if(true !== data1){
const err4 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateConnectorDeleted.errors = vErrors;
return errors === 0;
}
validateConnectorDeleted.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateConnectorFieldMap(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorFieldMap.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "company") || (key0 === "companyDomain")) || (key0 === "email")) || (key0 === "externalUrl")) || (key0 === "firstName")) || (key0 === "lastName")) || (key0 === "notes"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.company !== undefined){
let data0 = data.company;
if(typeof data0 === "string"){
if(ucs2length(data0) > 500){
const err1 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err1);
errors++;
}
if(ucs2length(data0) < 1){
const err2 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.companyDomain !== undefined){
let data1 = data.companyDomain;
if(typeof data1 === "string"){
if(ucs2length(data1) > 500){
const err4 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(ucs2length(data1) < 1){
const err5 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(ucs2length(data2) > 500){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err7);
errors++;
}
if(ucs2length(data2) < 1){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.externalUrl !== undefined){
let data3 = data.externalUrl;
if(typeof data3 === "string"){
if(ucs2length(data3) > 500){
const err10 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err10);
errors++;
}
if(ucs2length(data3) < 1){
const err11 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if(typeof data4 === "string"){
if(ucs2length(data4) > 500){
const err13 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err13);
errors++;
}
if(ucs2length(data4) < 1){
const err14 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if(typeof data5 === "string"){
if(ucs2length(data5) > 500){
const err16 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err16);
errors++;
}
if(ucs2length(data5) < 1){
const err17 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.notes !== undefined){
let data6 = data.notes;
if(typeof data6 === "string"){
if(ucs2length(data6) > 500){
const err19 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err19);
errors++;
}
if(ucs2length(data6) < 1){
const err20 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validateConnectorFieldMap.errors = vErrors;
return errors === 0;
}
validateConnectorFieldMap.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternConnectorId = new RegExp("^connector_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateConnectorId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternConnectorId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^connector_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^connector_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateConnectorId.errors = vErrors;
return errors === 0;
}
validateConnectorId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaConnectorList = {"$id":"ConnectorList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Connector"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateConnectorList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateConnector(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnector.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaConnectorList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateConnectorList.errors = vErrors;
return errors === 0;
}
validateConnectorList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateConnectorProblem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorProblem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.record === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "record"},message:"must have required property '"+"record"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "record") || (key0 === "reason"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.record !== undefined){
let data0 = data.record;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/record",schemaPath:"#/properties/record/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateConnectorProblem.errors = vErrors;
return errors === 0;
}
validateConnectorProblem.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaConnectorResult = {"$id":"ConnectorResult","type":"object","required":["read","created","matched","refused","pages","truncated","failure"],"properties":{"read":{"type":"integer"},"created":{"type":"integer"},"matched":{"type":"integer"},"refused":{"type":"integer"},"pages":{"type":"integer"},"truncated":{"type":["string","null"],"enum":["records","pages","bytes","time",null]},"failure":{"type":["string","null"]}},"additionalProperties":false};
export function validateConnectorResult(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorResult.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.read === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "read"},message:"must have required property '"+"read"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.created === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.matched === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.refused === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"},message:"must have required property '"+"refused"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.pages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.truncated === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truncated"},message:"must have required property '"+"truncated"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.failure === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "read") || (key0 === "created")) || (key0 === "matched")) || (key0 === "refused")) || (key0 === "pages")) || (key0 === "truncated")) || (key0 === "failure"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.read !== undefined){
let data0 = data.read;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.created !== undefined){
let data1 = data.created;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.matched !== undefined){
let data2 = data.matched;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.refused !== undefined){
let data3 = data.refused;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.truncated !== undefined){
let data5 = data.truncated;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: schemaConnectorResult.properties.truncated.type},message:"must be string,null"};
(vErrors ??= []).push(err13);
errors++;
}
if(!(((((data5 === "records") || (data5 === "pages")) || (data5 === "bytes")) || (data5 === "time")) || (data5 === null))){
const err14 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/enum",keyword:"enum",params:{allowedValues: schemaConnectorResult.properties.truncated.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.failure !== undefined){
let data6 = data.failure;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: schemaConnectorResult.properties.failure.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
validateConnectorResult.errors = vErrors;
return errors === 0;
}
validateConnectorResult.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaConnectorSync = {"$id":"ConnectorSync","type":"object","required":["connectorId","syncedAt","read","created","matched","refused","truncated","problems","pages"],"properties":{"connectorId":{"$ref":"ConnectorId"},"syncedAt":{"type":"integer"},"read":{"type":"integer"},"created":{"type":"integer"},"matched":{"type":"integer"},"refused":{"type":"integer"},"truncated":{"type":["string","null"],"enum":["records","pages","bytes","time",null]},"problems":{"type":"array","items":{"$ref":"ConnectorProblem"}},"pages":{"type":"integer"}},"additionalProperties":false};
const funcConnectorSync = Object.prototype.hasOwnProperty;
export function validateConnectorSync(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateConnectorSync.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.connectorId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "connectorId"},message:"must have required property '"+"connectorId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.syncedAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "syncedAt"},message:"must have required property '"+"syncedAt"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.read === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "read"},message:"must have required property '"+"read"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.created === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.matched === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.refused === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "refused"},message:"must have required property '"+"refused"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.truncated === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "truncated"},message:"must have required property '"+"truncated"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.problems === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "problems"},message:"must have required property '"+"problems"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.pages === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcConnectorSync.call(schemaConnectorSync.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.connectorId !== undefined){
if(!(validateConnectorId(data.connectorId, {instancePath:instancePath+"/connectorId",parentData:data,parentDataProperty:"connectorId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnectorId.errors);
errors = vErrors.length;
}
}
if(data.syncedAt !== undefined){
let data1 = data.syncedAt;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/syncedAt",schemaPath:"#/properties/syncedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.read !== undefined){
let data2 = data.read;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.created !== undefined){
let data3 = data.created;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.matched !== undefined){
let data4 = data.matched;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.refused !== undefined){
let data5 = data.refused;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/refused",schemaPath:"#/properties/refused/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.truncated !== undefined){
let data6 = data.truncated;
if((typeof data6 !== "string") && (data6 !== null)){
const err15 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: schemaConnectorSync.properties.truncated.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((((data6 === "records") || (data6 === "pages")) || (data6 === "bytes")) || (data6 === "time")) || (data6 === null))){
const err16 = {instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/enum",keyword:"enum",params:{allowedValues: schemaConnectorSync.properties.truncated.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.problems !== undefined){
let data7 = data.problems;
if(Array.isArray(data7)){
const len0 = data7.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateConnectorProblem(data7[i0], {instancePath:instancePath+"/problems/" + i0,parentData:data7,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateConnectorProblem.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.pages !== undefined){
let data9 = data.pages;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validateConnectorSync.errors = vErrors;
return errors === 0;
}
validateConnectorSync.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaCredits = {"$id":"Credits","type":"object","required":["balance","dailyFree","dailyFreeRemaining","used","plan","runCost","costs"],"properties":{"balance":{"type":"integer"},"dailyFree":{"type":"integer"},"dailyFreeRemaining":{"type":"integer"},"used":{"type":"object","required":["today","month"],"properties":{"today":{"type":"integer"},"month":{"type":"integer"}},"additionalProperties":false},"plan":{"type":"string","enum":["free","pro","scale"]},"runCost":{"type":"number"},"costs":{"type":"object","required":["lookup","enrich","research","draft"],"properties":{"lookup":{"type":"integer"},"enrich":{"type":"integer"},"research":{"type":"integer"},"draft":{"type":"integer"}},"additionalProperties":false}},"additionalProperties":false};
export function validateCredits(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCredits.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.balance === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "balance"},message:"must have required property '"+"balance"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.dailyFree === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyFree"},message:"must have required property '"+"dailyFree"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.dailyFreeRemaining === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyFreeRemaining"},message:"must have required property '"+"dailyFreeRemaining"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.used === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "used"},message:"must have required property '"+"used"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.plan === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.runCost === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runCost"},message:"must have required property '"+"runCost"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.costs === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "costs"},message:"must have required property '"+"costs"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "balance") || (key0 === "dailyFree")) || (key0 === "dailyFreeRemaining")) || (key0 === "used")) || (key0 === "plan")) || (key0 === "runCost")) || (key0 === "costs"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.balance !== undefined){
let data0 = data.balance;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.dailyFree !== undefined){
let data1 = data.dailyFree;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/dailyFree",schemaPath:"#/properties/dailyFree/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.dailyFreeRemaining !== undefined){
let data2 = data.dailyFreeRemaining;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/dailyFreeRemaining",schemaPath:"#/properties/dailyFreeRemaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.used !== undefined){
let data3 = data.used;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.today === undefined){
const err11 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/required",keyword:"required",params:{missingProperty: "today"},message:"must have required property '"+"today"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data3.month === undefined){
const err12 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/required",keyword:"required",params:{missingProperty: "month"},message:"must have required property '"+"month"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
const key1Most = errors + mostErrors;
for(const key1 in data3){
if(errors >= key1Most) break;
if(!((key1 === "today") || (key1 === "month"))){
const err13 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data3.today !== undefined){
let data4 = data3.today;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/used/today",schemaPath:"#/properties/used/properties/today/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data3.month !== undefined){
let data5 = data3.month;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/used/month",schemaPath:"#/properties/used/properties/month/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/used",schemaPath:"#/properties/used/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.plan !== undefined){
let data6 = data.plan;
if(typeof data6 !== "string"){
const err17 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((data6 === "free") || (data6 === "pro")) || (data6 === "scale"))){
const err18 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/enum",keyword:"enum",params:{allowedValues: schemaCredits.properties.plan.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.runCost !== undefined){
let data7 = data.runCost;
if(!((typeof data7 == "number") && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/runCost",schemaPath:"#/properties/runCost/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.costs !== undefined){
let data8 = data.costs;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.lookup === undefined){
const err20 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/required",keyword:"required",params:{missingProperty: "lookup"},message:"must have required property '"+"lookup"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data8.enrich === undefined){
const err21 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/required",keyword:"required",params:{missingProperty: "enrich"},message:"must have required property '"+"enrich"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data8.research === undefined){
const err22 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data8.draft === undefined){
const err23 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/required",keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
const key2Most = errors + mostErrors;
for(const key2 in data8){
if(errors >= key2Most) break;
if(!((((key2 === "lookup") || (key2 === "enrich")) || (key2 === "research")) || (key2 === "draft"))){
const err24 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data8.lookup !== undefined){
let data9 = data8.lookup;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/costs/lookup",schemaPath:"#/properties/costs/properties/lookup/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data8.enrich !== undefined){
let data10 = data8.enrich;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err26 = {instancePath:instancePath+"/costs/enrich",schemaPath:"#/properties/costs/properties/enrich/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data8.research !== undefined){
let data11 = data8.research;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/costs/research",schemaPath:"#/properties/costs/properties/research/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data8.draft !== undefined){
let data12 = data8.draft;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err28 = {instancePath:instancePath+"/costs/draft",schemaPath:"#/properties/costs/properties/draft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/costs",schemaPath:"#/properties/costs/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err30);
errors++;
}
validateCredits.errors = vErrors;
return errors === 0;
}
validateCredits.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateDecisionMaker(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDecisionMaker.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "title") || (key0 === "why"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(ucs2length(data0) > 200){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.why !== undefined){
let data1 = data.why;
if(typeof data1 === "string"){
if(ucs2length(data1) > 2000){
const err5 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateDecisionMaker.errors = vErrors;
return errors === 0;
}
validateDecisionMaker.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaDeletedRow = {"$id":"DeletedRow","type":"object","required":["leadId","outcome"],"properties":{"leadId":{"$ref":"LeadId"},"outcome":{"type":"string","enum":["deleted","not_found"]}},"additionalProperties":false};
export function validateDeletedRow(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDeletedRow.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "leadId") || (key0 === "outcome"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
if(!((data1 === "deleted") || (data1 === "not_found"))){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schemaDeletedRow.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateDeletedRow.errors = vErrors;
return errors === 0;
}
validateDeletedRow.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateDetachedFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDetachedFile.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.storageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.path === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.changed === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changed"},message:"must have required property '"+"changed"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.messages === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.reopened === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reopened"},message:"must have required property '"+"reopened"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "runId") || (key0 === "storageId")) || (key0 === "path")) || (key0 === "changed")) || (key0 === "messages")) || (key0 === "reopened"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.storageId !== undefined){
if(!(validateStorageId(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateStorageId.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err7 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.changed !== undefined){
if(typeof data.changed !== "boolean"){
const err8 = {instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.messages !== undefined){
let data4 = data.messages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.reopened !== undefined){
let data5 = data.reopened;
if(Array.isArray(data5)){
const len0 = data5.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateMessageId(data5[i0], {instancePath:instancePath+"/reopened/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageId.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/reopened",schemaPath:"#/properties/reopened/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateDetachedFile.errors = vErrors;
return errors === 0;
}
validateDetachedFile.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaDraftSentence = {"$id":"DraftSentence","type":"object","required":["text","role","blockId","form"],"properties":{"text":{"type":"string"},"role":{"type":"string","enum":["subject","body"]},"blockId":{"type":"string"},"form":{"type":"string","enum":["claim","greeting","courtesy","question","call_to_action","sign_off","locked"]}},"additionalProperties":false};
export function validateDraftSentence(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDraftSentence.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.blockId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.form === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "text") || (key0 === "role")) || (key0 === "blockId")) || (key0 === "form"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
if(!((data1 === "subject") || (data1 === "body"))){
const err7 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schemaDraftSentence.properties.role.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.blockId !== undefined){
if(typeof data.blockId !== "string"){
const err8 = {instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.form !== undefined){
let data3 = data.form;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
if(!(((((((data3 === "claim") || (data3 === "greeting")) || (data3 === "courtesy")) || (data3 === "question")) || (data3 === "call_to_action")) || (data3 === "sign_off")) || (data3 === "locked"))){
const err10 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/enum",keyword:"enum",params:{allowedValues: schemaDraftSentence.properties.form.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateDraftSentence.errors = vErrors;
return errors === 0;
}
validateDraftSentence.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateEnrichmentQueued(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEnrichmentQueued.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.queued === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "queued"},message:"must have required property '"+"queued"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.items === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.credits === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.dryRun === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "queued") || (key0 === "items")) || (key0 === "credits")) || (key0 === "dryRun"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.queued !== undefined){
let data0 = data.queued;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.items !== undefined){
let data1 = data.items;
if(Array.isArray(data1)){
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateEnrichmentRow(data1[i0], {instancePath:instancePath+"/items/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateEnrichmentRow.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.credits !== undefined){
let data3 = data.credits;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.reserved === undefined){
const err7 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/required",keyword:"required",params:{missingProperty: "reserved"},message:"must have required property '"+"reserved"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
const key1Most = errors + mostErrors;
for(const key1 in data3){
if(errors >= key1Most) break;
if(!(key1 === "reserved")){
const err8 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data3.reserved !== undefined){
let data4 = data3.reserved;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/credits/reserved",schemaPath:"#/properties/credits/properties/reserved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err11 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateEnrichmentQueued.errors = vErrors;
return errors === 0;
}
validateEnrichmentQueued.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaEnrichmentRow = {"$id":"EnrichmentRow","type":"object","required":["leadId","outcome","reason"],"properties":{"leadId":{"$ref":"LeadId"},"outcome":{"type":"string","enum":["queued","refused","not_found"]},"reason":{"type":["string","null"]},"jobId":{"type":"string"}},"additionalProperties":false};
export function validateEnrichmentRow(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEnrichmentRow.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.outcome === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "leadId") || (key0 === "outcome")) || (key0 === "reason")) || (key0 === "jobId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
if(!(((data1 === "queued") || (data1 === "refused")) || (data1 === "not_found"))){
const err5 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schemaEnrichmentRow.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaEnrichmentRow.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.jobId !== undefined){
if(typeof data.jobId !== "string"){
const err7 = {instancePath:instancePath+"/jobId",schemaPath:"#/properties/jobId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validateEnrichmentRow.errors = vErrors;
return errors === 0;
}
validateEnrichmentRow.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEstimate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.research === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.drafts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.credits === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "research") || (key0 === "drafts")) || (key0 === "credits"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.research !== undefined){
let data0 = data.research;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/research",schemaPath:"#/properties/research/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.drafts !== undefined){
let data1 = data.drafts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.credits !== undefined){
let data2 = data.credits;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateEstimate.errors = vErrors;
return errors === 0;
}
validateEstimate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternEventId = new RegExp("^event_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateEventId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEventId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternEventId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^event_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^event_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateEventId.errors = vErrors;
return errors === 0;
}
validateEventId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaEvidence = {"$id":"Evidence","type":"object","required":["sentence","sourceKind","sourceId","start","end","quote"],"properties":{"sentence":{"type":"string"},"sourceKind":{"type":"string","enum":["brain","knowledge","analysis","context","page","thread","payload"]},"sourceId":{"type":"string"},"start":{"type":"integer"},"end":{"type":"integer"},"quote":{"type":"string"},"url":{"type":"string"}},"additionalProperties":false};
export function validateEvidence(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateEvidence.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sentence === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentence"},message:"must have required property '"+"sentence"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.sourceKind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceKind"},message:"must have required property '"+"sourceKind"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sourceId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sourceId"},message:"must have required property '"+"sourceId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.start === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.end === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.quote === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "quote"},message:"must have required property '"+"quote"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "sentence") || (key0 === "sourceKind")) || (key0 === "sourceId")) || (key0 === "start")) || (key0 === "end")) || (key0 === "quote")) || (key0 === "url"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.sentence !== undefined){
if(typeof data.sentence !== "string"){
const err7 = {instancePath:instancePath+"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.sourceKind !== undefined){
let data1 = data.sourceKind;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/sourceKind",schemaPath:"#/properties/sourceKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((((((data1 === "brain") || (data1 === "knowledge")) || (data1 === "analysis")) || (data1 === "context")) || (data1 === "page")) || (data1 === "thread")) || (data1 === "payload"))){
const err9 = {instancePath:instancePath+"/sourceKind",schemaPath:"#/properties/sourceKind/enum",keyword:"enum",params:{allowedValues: schemaEvidence.properties.sourceKind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.sourceId !== undefined){
if(typeof data.sourceId !== "string"){
const err10 = {instancePath:instancePath+"/sourceId",schemaPath:"#/properties/sourceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.start !== undefined){
let data3 = data.start;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.end !== undefined){
let data4 = data.end;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.quote !== undefined){
if(typeof data.quote !== "string"){
const err13 = {instancePath:instancePath+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validateEvidence.errors = vErrors;
return errors === 0;
}
validateEvidence.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaExcludedCompany = {"$id":"ExcludedCompany","type":"object","required":["name","domain","reason"],"properties":{"name":{"type":"string"},"domain":{"type":["string","null"]},"reason":{"type":"string"}},"additionalProperties":false};
export function validateExcludedCompany(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateExcludedCompany.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "name") || (key0 === "domain")) || (key0 === "reason"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schemaExcludedCompany.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateExcludedCompany.errors = vErrors;
return errors === 0;
}
validateExcludedCompany.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlow = {"$id":"Flow","type":"object","required":["id","projectId","name","trigger","steps","enabled","skills","lastRun","lastFailure","createdAt","updatedAt"],"properties":{"id":{"$ref":"FlowId"},"projectId":{"$ref":"ProjectId"},"name":{"type":"string"},"trigger":{"$ref":"FlowTrigger"},"steps":{"type":"array","items":{"$ref":"FlowStep"}},"enabled":{"type":"boolean"},"skills":{"type":"array","items":{"$ref":"FlowSkill"}},"lastRun":{"oneOf":[{"$ref":"FlowRunSummary"},{"type":"null"}]},"lastFailure":{"oneOf":[{"$ref":"FlowRunSummary"},{"type":"null"}]},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const funcFlow = Object.prototype.hasOwnProperty;
export function validateFlow(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlow.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.trigger === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "trigger"},message:"must have required property '"+"trigger"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.steps === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.enabled === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enabled"},message:"must have required property '"+"enabled"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.skills === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skills"},message:"must have required property '"+"skills"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.lastRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastRun"},message:"must have required property '"+"lastRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.lastFailure === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastFailure"},message:"must have required property '"+"lastFailure"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.createdAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.updatedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcFlow.call(schemaFlow.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.id !== undefined){
if(!(validateFlowId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.trigger !== undefined){
if(!(validateFlowTrigger(data.trigger, {instancePath:instancePath+"/trigger",parentData:data,parentDataProperty:"trigger",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowTrigger.errors);
errors = vErrors.length;
}
}
if(data.steps !== undefined){
let data4 = data.steps;
if(Array.isArray(data4)){
const len0 = data4.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateFlowStep(data4[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowStep.errors);
errors = vErrors.length;
}
}
}
else {
const err13 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.enabled !== undefined){
if(typeof data.enabled !== "boolean"){
const err14 = {instancePath:instancePath+"/enabled",schemaPath:"#/properties/enabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.skills !== undefined){
let data7 = data.skills;
if(Array.isArray(data7)){
const len1 = data7.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateFlowSkill(data7[i1], {instancePath:instancePath+"/skills/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowSkill.errors);
errors = vErrors.length;
}
}
}
else {
const err15 = {instancePath:instancePath+"/skills",schemaPath:"#/properties/skills/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lastRun !== undefined){
let data9 = data.lastRun;
const _errs16 = errors;
let valid5 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validateFlowRunSummary(data9, {instancePath:instancePath+"/lastRun",parentData:data,parentDataProperty:"lastRun",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRunSummary.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data9 !== null){
const err16 = {instancePath:instancePath+"/lastRun",schemaPath:"#/properties/lastRun/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err16);
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err17 = {instancePath:instancePath+"/lastRun",schemaPath:"#/properties/lastRun/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err17);
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.lastFailure !== undefined){
let data10 = data.lastFailure;
const _errs21 = errors;
let valid6 = false;
let passing1 = null;
const _errs22 = errors;
if(!(validateFlowRunSummary(data10, {instancePath:instancePath+"/lastFailure",parentData:data,parentDataProperty:"lastFailure",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRunSummary.errors);
errors = vErrors.length;
}
var _valid1 = _errs22 === errors;
if(_valid1){
valid6 = true;
passing1 = 0;
}
const _errs23 = errors;
if(data10 !== null){
const err18 = {instancePath:instancePath+"/lastFailure",schemaPath:"#/properties/lastFailure/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err18);
errors++;
}
var _valid1 = _errs23 === errors;
if(_valid1 && valid6){
valid6 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid6 = true;
passing1 = 1;
}
}
if(!valid6){
const err19 = {instancePath:instancePath+"/lastFailure",schemaPath:"#/properties/lastFailure/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err19);
errors++;
}
else {
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
}
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.updatedAt !== undefined){
let data12 = data.updatedAt;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err21 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validateFlow.errors = vErrors;
return errors === 0;
}
validateFlow.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateFlowCategory(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowCategory.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "key") || (key0 === "description")) || (key0 === "examples")) || (key0 === "label"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.key !== undefined){
let data0 = data.key;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err2 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(ucs2length(data1) > 2000){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.examples !== undefined){
let data2 = data.examples;
if(Array.isArray(data2)){
if(data2.length > 20){
const err7 = {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
(vErrors ??= []).push(err7);
errors++;
}
const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(ucs2length(data3) > 2000){
const err8 = {instancePath:instancePath+"/examples/" + i0,schemaPath:"#/properties/examples/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/examples/" + i0,schemaPath:"#/properties/examples/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.label !== undefined){
let data4 = data.label;
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validateFlowCategory.errors = vErrors;
return errors === 0;
}
validateFlowCategory.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateFlowDeleted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowDeleted.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.flowId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "flowId") || (key0 === "deleted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.flowId !== undefined){
if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowId.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined){
let data1 = data.deleted;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
if(true !== data1){
const err4 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateFlowDeleted.errors = vErrors;
return errors === 0;
}
validateFlowDeleted.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternFlowId = new RegExp("^flow_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateFlowId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternFlowId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^flow_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^flow_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateFlowId.errors = vErrors;
return errors === 0;
}
validateFlowId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaFlowList = {"$id":"FlowList","type":"object","required":["items","unusedSkills","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Flow"}},"unusedSkills":{"type":"array","items":{"$ref":"FlowSkill"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateFlowList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.unusedSkills === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unusedSkills"},message:"must have required property '"+"unusedSkills"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.nextCursor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "items") || (key0 === "unusedSkills")) || (key0 === "nextCursor"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateFlow(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlow.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.unusedSkills !== undefined){
let data2 = data.unusedSkills;
if(Array.isArray(data2)){
const len1 = data2.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateFlowSkill(data2[i1], {instancePath:instancePath+"/unusedSkills/" + i1,parentData:data2,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowSkill.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/unusedSkills",schemaPath:"#/properties/unusedSkills/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.nextCursor !== undefined){
let data4 = data.nextCursor;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaFlowList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateFlowList.errors = vErrors;
return errors === 0;
}
validateFlowList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateFlowRoute(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowRoute.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.when === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.goTo === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "goTo"},message:"must have required property '"+"goTo"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "when") || (key0 === "goTo"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.when !== undefined){
let data0 = data.when;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/when",schemaPath:"#/properties/when/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.goTo !== undefined){
let data1 = data.goTo;
if(typeof data1 === "string"){
if(ucs2length(data1) > 64){
const err6 = {instancePath:instancePath+"/goTo",schemaPath:"#/properties/goTo/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/goTo",schemaPath:"#/properties/goTo/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/goTo",schemaPath:"#/properties/goTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validateFlowRoute.errors = vErrors;
return errors === 0;
}
validateFlowRoute.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlowRun = {"$id":"FlowRun","type":"object","required":["id","flowId","status","reason","at","finishedAt","leadId","eventId","messageId","eventType","steps"],"properties":{"id":{"$ref":"FlowRunId"},"flowId":{"$ref":"FlowId"},"status":{"$ref":"FlowRunStatus"},"reason":{"type":["string","null"]},"at":{"type":"integer"},"finishedAt":{"type":["integer","null"]},"leadId":{"$ref":"LeadId"},"eventId":{"type":["string","null"]},"messageId":{"type":["string","null"]},"eventType":{"type":["string","null"]},"steps":{"type":"array","items":{"$ref":"FlowStepRecord"}}},"additionalProperties":false};
const funcFlowRun = Object.prototype.hasOwnProperty;
export function validateFlowRun(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowRun.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.flowId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.finishedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "finishedAt"},message:"must have required property '"+"finishedAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.leadId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.eventId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.messageId === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.eventType === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventType"},message:"must have required property '"+"eventType"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.steps === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcFlowRun.call(schemaFlowRun.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.id !== undefined){
if(!(validateFlowRunId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRunId.errors);
errors = vErrors.length;
}
}
if(data.flowId !== undefined){
if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowId.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateFlowRunStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRunStatus.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data3 = data.reason;
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaFlowRun.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.at !== undefined){
let data4 = data.at;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err13 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.finishedAt !== undefined){
let data5 = data.finishedAt;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err14 = {instancePath:instancePath+"/finishedAt",schemaPath:"#/properties/finishedAt/type",keyword:"type",params:{type: schemaFlowRun.properties.finishedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.eventId !== undefined){
let data7 = data.eventId;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: schemaFlowRun.properties.eventId.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.messageId !== undefined){
let data8 = data.messageId;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: schemaFlowRun.properties.messageId.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.eventType !== undefined){
let data9 = data.eventType;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/eventType",schemaPath:"#/properties/eventType/type",keyword:"type",params:{type: schemaFlowRun.properties.eventType.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.steps !== undefined){
let data10 = data.steps;
if(Array.isArray(data10)){
const len0 = data10.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateFlowStepRecord(data10[i0], {instancePath:instancePath+"/steps/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowStepRecord.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validateFlowRun.errors = vErrors;
return errors === 0;
}
validateFlowRun.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternFlowRunId = new RegExp("^flow_run_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateFlowRunId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowRunId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternFlowRunId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^flow_run_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^flow_run_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateFlowRunId.errors = vErrors;
return errors === 0;
}
validateFlowRunId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaFlowRunList = {"$id":"FlowRunList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"FlowRun"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateFlowRunList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowRunList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateFlowRun(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRun.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaFlowRunList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateFlowRunList.errors = vErrors;
return errors === 0;
}
validateFlowRunList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlowRunStatus = {"$id":"FlowRunStatus","type":"string","enum":["running","done","failed","stopped"]};
export function validateFlowRunStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowRunStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((data === "running") || (data === "done")) || (data === "failed")) || (data === "stopped"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schemaFlowRunStatus.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validateFlowRunStatus.errors = vErrors;
return errors === 0;
}
validateFlowRunStatus.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaFlowRunSummary = {"$id":"FlowRunSummary","type":"object","required":["id","status","reason","at"],"properties":{"id":{"$ref":"FlowRunId"},"status":{"$ref":"FlowRunStatus"},"reason":{"type":["string","null"]},"at":{"type":"integer"}},"additionalProperties":false};
export function validateFlowRunSummary(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowRunSummary.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.at === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "id") || (key0 === "status")) || (key0 === "reason")) || (key0 === "at"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.id !== undefined){
if(!(validateFlowRunId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRunId.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(validateFlowRunStatus(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRunStatus.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaFlowRunSummary.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.at !== undefined){
let data3 = data.at;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateFlowRunSummary.errors = vErrors;
return errors === 0;
}
validateFlowRunSummary.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateFlowSkill(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowSkill.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.body === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.updatedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "id") || (key0 === "projectId")) || (key0 === "name")) || (key0 === "body")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.id !== undefined){
if(!(validateSkillId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateSkillId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
const err8 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.updatedAt !== undefined){
let data5 = data.updatedAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateFlowSkill.errors = vErrors;
return errors === 0;
}
validateFlowSkill.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlowStep = {"$id":"FlowStep","type":"object","required":["id","kind"],"properties":{"id":{"type":"string","maxLength":64,"minLength":1},"kind":{"type":"string","enum":["understand","route","attach","draft_reply","notify"]},"categories":{"type":"array","items":{"$ref":"FlowCategory"},"maxItems":50},"emails":{"type":"array","items":{"type":"string","maxLength":320,"minLength":1},"maxItems":50},"note":{"type":"string","maxLength":2000},"routes":{"type":"array","items":{"$ref":"FlowRoute"},"maxItems":50},"runId":{"$ref":"RunId"},"skillId":{"$ref":"SkillId"},"webhook":{"type":"boolean"}},"additionalProperties":false};
const funcFlowStep = Object.prototype.hasOwnProperty;
export function validateFlowStep(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowStep.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcFlowStep.call(schemaFlowStep.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(ucs2length(data0) > 64){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
if(!(((((data1 === "understand") || (data1 === "route")) || (data1 === "attach")) || (data1 === "draft_reply")) || (data1 === "notify"))){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaFlowStep.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.categories !== undefined){
let data2 = data.categories;
if(Array.isArray(data2)){
if(data2.length > 50){
const err8 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err8);
errors++;
}
const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateFlowCategory(data2[i0], {instancePath:instancePath+"/categories/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowCategory.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/categories",schemaPath:"#/properties/categories/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.emails !== undefined){
let data4 = data.emails;
if(Array.isArray(data4)){
if(data4.length > 50){
const err10 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err10);
errors++;
}
const len1 = data4.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(ucs2length(data5) > 320){
const err11 = {instancePath:instancePath+"/emails/" + i1,schemaPath:"#/properties/emails/items/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err11);
errors++;
}
if(ucs2length(data5) < 1){
const err12 = {instancePath:instancePath+"/emails/" + i1,schemaPath:"#/properties/emails/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/emails/" + i1,schemaPath:"#/properties/emails/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/emails",schemaPath:"#/properties/emails/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.note !== undefined){
let data6 = data.note;
if(typeof data6 === "string"){
if(ucs2length(data6) > 2000){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.routes !== undefined){
let data7 = data.routes;
if(Array.isArray(data7)){
if(data7.length > 50){
const err17 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err17);
errors++;
}
const len2 = data7.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateFlowRoute(data7[i2], {instancePath:instancePath+"/routes/" + i2,parentData:data7,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRoute.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.skillId !== undefined){
if(!(validateSkillId(data.skillId, {instancePath:instancePath+"/skillId",parentData:data,parentDataProperty:"skillId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateSkillId.errors);
errors = vErrors.length;
}
}
if(data.webhook !== undefined){
if(typeof data.webhook !== "boolean"){
const err19 = {instancePath:instancePath+"/webhook",schemaPath:"#/properties/webhook/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err20);
errors++;
}
validateFlowStep.errors = vErrors;
return errors === 0;
}
validateFlowStep.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlowStepRecord = {"$id":"FlowStepRecord","type":"object","required":["stepId","kind","outcome","reason","at","category","confidence","messageId"],"properties":{"stepId":{"type":"string"},"kind":{"type":"string","enum":["understand","route","attach","draft_reply","notify"]},"outcome":{"type":"string","enum":["done","skipped","failed"]},"reason":{"type":"string"},"at":{"type":"integer"},"category":{"type":["string","null"]},"confidence":{"type":["number","null"]},"messageId":{"type":["string","null"]}},"additionalProperties":false};
export function validateFlowStepRecord(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowStepRecord.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.stepId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepId"},message:"must have required property '"+"stepId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.outcome === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.category === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.confidence === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.messageId === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "stepId") || (key0 === "kind")) || (key0 === "outcome")) || (key0 === "reason")) || (key0 === "at")) || (key0 === "category")) || (key0 === "confidence")) || (key0 === "messageId"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.stepId !== undefined){
if(typeof data.stepId !== "string"){
const err9 = {instancePath:instancePath+"/stepId",schemaPath:"#/properties/stepId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
if(!(((((data1 === "understand") || (data1 === "route")) || (data1 === "attach")) || (data1 === "draft_reply")) || (data1 === "notify"))){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaFlowStepRecord.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.outcome !== undefined){
let data2 = data.outcome;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((data2 === "done") || (data2 === "skipped")) || (data2 === "failed"))){
const err13 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schemaFlowStepRecord.properties.outcome.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.at !== undefined){
let data4 = data.at;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.category !== undefined){
let data5 = data.category;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: schemaFlowStepRecord.properties.category.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.confidence !== undefined){
let data6 = data.confidence;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: schemaFlowStepRecord.properties.confidence.type},message:"must be number,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.messageId !== undefined){
let data7 = data.messageId;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: schemaFlowStepRecord.properties.messageId.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validateFlowStepRecord.errors = vErrors;
return errors === 0;
}
validateFlowStepRecord.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateFlowSteps(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowSteps.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(Array.isArray(data)){
if(data.length > 50){
const err0 = {instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.length < 1){
const err1 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
(vErrors ??= []).push(err1);
errors++;
}
const len0 = data.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateFlowStep(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowStep.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err2);
errors++;
}
validateFlowSteps.errors = vErrors;
return errors === 0;
}
validateFlowSteps.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlowTrigger = {"$id":"FlowTrigger","type":"object","required":["kind"],"properties":{"kind":{"type":"string","enum":["inbound_event","manual"]},"eventTypes":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":50},"sources":{"type":"array","items":{"type":"string","maxLength":200,"minLength":1},"maxItems":50}},"additionalProperties":false};
export function validateFlowTrigger(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowTrigger.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "kind") || (key0 === "eventTypes")) || (key0 === "sources"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
if(!((data0 === "inbound_event") || (data0 === "manual"))){
const err3 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaFlowTrigger.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.eventTypes !== undefined){
let data1 = data.eventTypes;
if(Array.isArray(data1)){
if(data1.length > 50){
const err4 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(ucs2length(data2) > 200){
const err5 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5);
errors++;
}
if(ucs2length(data2) < 1){
const err6 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/eventTypes/" + i0,schemaPath:"#/properties/eventTypes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/eventTypes",schemaPath:"#/properties/eventTypes/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.sources !== undefined){
let data3 = data.sources;
if(Array.isArray(data3)){
if(data3.length > 50){
const err9 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
(vErrors ??= []).push(err9);
errors++;
}
const len1 = data3.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err10 = {instancePath:instancePath+"/sources/" + i1,schemaPath:"#/properties/sources/items/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10);
errors++;
}
if(ucs2length(data4) < 1){
const err11 = {instancePath:instancePath+"/sources/" + i1,schemaPath:"#/properties/sources/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/sources/" + i1,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err14);
errors++;
}
validateFlowTrigger.errors = vErrors;
return errors === 0;
}
validateFlowTrigger.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateFolderAssignment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFolderAssignment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folderName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folderName"},message:"must have required property '"+"folderName"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "folderName") || (key0 === "domain"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.folderName !== undefined){
let data0 = data.folderName;
if(typeof data0 === "string"){
if(ucs2length(data0) > 1024){
const err3 = {instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(ucs2length(data0) < 1){
const err4 = {instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/folderName",schemaPath:"#/properties/folderName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if(typeof data1 === "string"){
if(ucs2length(data1) > 300){
const err6 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err6);
errors++;
}
if(ucs2length(data1) < 1){
const err7 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validateFolderAssignment.errors = vErrors;
return errors === 0;
}
validateFolderAssignment.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFoundCompany = {"$id":"FoundCompany","type":"object","required":["name","domain","website","field","description","city","country","employees","phone","foundIn","foundUrl","reason"],"properties":{"name":{"type":"string"},"domain":{"type":["string","null"]},"website":{"type":["string","null"]},"field":{"type":["string","null"]},"description":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"employees":{"type":["integer","null"]},"phone":{"type":["string","null"]},"foundIn":{"type":"string"},"foundUrl":{"type":["string","null"]},"reason":{"type":"string"}},"additionalProperties":false};
const funcFoundCompany = Object.prototype.hasOwnProperty;
export function validateFoundCompany(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFoundCompany.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.domain === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.website === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "website"},message:"must have required property '"+"website"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.field === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.description === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.city === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.country === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.employees === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "employees"},message:"must have required property '"+"employees"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.phone === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.foundIn === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundIn"},message:"must have required property '"+"foundIn"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.foundUrl === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundUrl"},message:"must have required property '"+"foundUrl"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.reason === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcFoundCompany.call(schemaFoundCompany.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schemaFoundCompany.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.website !== undefined){
let data2 = data.website;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: schemaFoundCompany.properties.website.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.field !== undefined){
let data3 = data.field;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: schemaFoundCompany.properties.field.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schemaFoundCompany.properties.description.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.city !== undefined){
let data5 = data.city;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schemaFoundCompany.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schemaFoundCompany.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.employees !== undefined){
let data7 = data.employees;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err20 = {instancePath:instancePath+"/employees",schemaPath:"#/properties/employees/type",keyword:"type",params:{type: schemaFoundCompany.properties.employees.type},message:"must be integer,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schemaFoundCompany.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.foundIn !== undefined){
if(typeof data.foundIn !== "string"){
const err22 = {instancePath:instancePath+"/foundIn",schemaPath:"#/properties/foundIn/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.foundUrl !== undefined){
let data10 = data.foundUrl;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/foundUrl",schemaPath:"#/properties/foundUrl/type",keyword:"type",params:{type: schemaFoundCompany.properties.foundUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err24 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err25);
errors++;
}
validateFoundCompany.errors = vErrors;
return errors === 0;
}
validateFoundCompany.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFoundPerson = {"$id":"FoundPerson","type":"object","required":["kind","firstName","lastName","jobTitle","email","phone","linkedinUrl","city","country","foundIn","foundUrl"],"properties":{"kind":{"type":"string","enum":["person","role_address"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"email":{"type":["string","null"]},"phone":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"foundIn":{"type":"string"},"foundUrl":{"type":["string","null"]}},"additionalProperties":false};
const funcFoundPerson = Object.prototype.hasOwnProperty;
export function validateFoundPerson(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFoundPerson.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.firstName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.lastName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.jobTitle === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.phone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.linkedinUrl === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.city === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.country === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.foundIn === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundIn"},message:"must have required property '"+"foundIn"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.foundUrl === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundUrl"},message:"must have required property '"+"foundUrl"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcFoundPerson.call(schemaFoundPerson.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
if(!((data0 === "person") || (data0 === "role_address"))){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaFoundPerson.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if((typeof data1 !== "string") && (data1 !== null)){
const err14 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaFoundPerson.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.lastName !== undefined){
let data2 = data.lastName;
if((typeof data2 !== "string") && (data2 !== null)){
const err15 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaFoundPerson.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.jobTitle !== undefined){
let data3 = data.jobTitle;
if((typeof data3 !== "string") && (data3 !== null)){
const err16 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schemaFoundPerson.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaFoundPerson.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if((typeof data5 !== "string") && (data5 !== null)){
const err18 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schemaFoundPerson.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data6 = data.linkedinUrl;
if((typeof data6 !== "string") && (data6 !== null)){
const err19 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schemaFoundPerson.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.city !== undefined){
let data7 = data.city;
if((typeof data7 !== "string") && (data7 !== null)){
const err20 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schemaFoundPerson.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
if((typeof data8 !== "string") && (data8 !== null)){
const err21 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schemaFoundPerson.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.foundIn !== undefined){
if(typeof data.foundIn !== "string"){
const err22 = {instancePath:instancePath+"/foundIn",schemaPath:"#/properties/foundIn/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.foundUrl !== undefined){
let data10 = data.foundUrl;
if((typeof data10 !== "string") && (data10 !== null)){
const err23 = {instancePath:instancePath+"/foundUrl",schemaPath:"#/properties/foundUrl/type",keyword:"type",params:{type: schemaFoundPerson.properties.foundUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24);
errors++;
}
validateFoundPerson.errors = vErrors;
return errors === 0;
}
validateFoundPerson.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaIdealCustomerProfile = {"$id":"IdealCustomerProfile","type":"object","required":["industries","companySizes","countries","jobTitles","text"],"properties":{"industries":{"type":"array","items":{"type":"string"}},"companySizes":{"type":"array","items":{"type":"string"}},"countries":{"type":"array","items":{"type":"string"}},"jobTitles":{"type":"array","items":{"type":"string"}},"text":{"type":["string","null"]}},"additionalProperties":false};
export function validateIdealCustomerProfile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateIdealCustomerProfile.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.industries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "industries"},message:"must have required property '"+"industries"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.companySizes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companySizes"},message:"must have required property '"+"companySizes"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.countries === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "countries"},message:"must have required property '"+"countries"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.jobTitles === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitles"},message:"must have required property '"+"jobTitles"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.text === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "industries") || (key0 === "companySizes")) || (key0 === "countries")) || (key0 === "jobTitles")) || (key0 === "text"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.industries !== undefined){
let data0 = data.industries;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data0[i0] !== "string"){
const err6 = {instancePath:instancePath+"/industries/" + i0,schemaPath:"#/properties/industries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/industries",schemaPath:"#/properties/industries/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.companySizes !== undefined){
let data2 = data.companySizes;
if(Array.isArray(data2)){
const len1 = data2.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data2[i1] !== "string"){
const err8 = {instancePath:instancePath+"/companySizes/" + i1,schemaPath:"#/properties/companySizes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/companySizes",schemaPath:"#/properties/companySizes/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.countries !== undefined){
let data4 = data.countries;
if(Array.isArray(data4)){
const len2 = data4.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(typeof data4[i2] !== "string"){
const err10 = {instancePath:instancePath+"/countries/" + i2,schemaPath:"#/properties/countries/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/countries",schemaPath:"#/properties/countries/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.jobTitles !== undefined){
let data6 = data.jobTitles;
if(Array.isArray(data6)){
const len3 = data6.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
if(typeof data6[i3] !== "string"){
const err12 = {instancePath:instancePath+"/jobTitles/" + i3,schemaPath:"#/properties/jobTitles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/jobTitles",schemaPath:"#/properties/jobTitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.text !== undefined){
let data8 = data.text;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: schemaIdealCustomerProfile.properties.text.type},message:"must be string,null"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validateIdealCustomerProfile.errors = vErrors;
return errors === 0;
}
validateIdealCustomerProfile.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateImportEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateImportEstimate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.research === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.contacts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.drafts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.credits === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.granted === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "granted"},message:"must have required property '"+"granted"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "research") || (key0 === "contacts")) || (key0 === "drafts")) || (key0 === "credits")) || (key0 === "granted"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.research !== undefined){
let data0 = data.research;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/research",schemaPath:"#/properties/research/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.contacts !== undefined){
let data1 = data.contacts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.drafts !== undefined){
let data2 = data.drafts;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.credits !== undefined){
let data3 = data.credits;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.granted !== undefined){
let data4 = data.granted;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/granted",schemaPath:"#/properties/granted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateImportEstimate.errors = vErrors;
return errors === 0;
}
validateImportEstimate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaImportedCompany = {"$id":"ImportedCompany","type":"object","required":["id","name","domain","folder","isNew","reason","files"],"properties":{"id":{"type":["string","null"]},"name":{"type":"string"},"domain":{"type":["string","null"]},"folder":{"type":"string"},"isNew":{"type":"boolean"},"reason":{"type":["string","null"]},"files":{"type":"array","items":{"$ref":"MessageAttachment"}}},"additionalProperties":false};
export function validateImportedCompany(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateImportedCompany.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.domain === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.folder === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folder"},message:"must have required property '"+"folder"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.isNew === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isNew"},message:"must have required property '"+"isNew"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.reason === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.files === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "domain")) || (key0 === "folder")) || (key0 === "isNew")) || (key0 === "reason")) || (key0 === "files"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 !== "string") && (data0 !== null)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: schemaImportedCompany.properties.id.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.domain !== undefined){
let data2 = data.domain;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schemaImportedCompany.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
const err11 = {instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.isNew !== undefined){
if(typeof data.isNew !== "boolean"){
const err12 = {instancePath:instancePath+"/isNew",schemaPath:"#/properties/isNew/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaImportedCompany.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.files !== undefined){
let data6 = data.files;
if(Array.isArray(data6)){
const len0 = data6.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateMessageAttachment(data6[i0], {instancePath:instancePath+"/files/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageAttachment.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validateImportedCompany.errors = vErrors;
return errors === 0;
}
validateImportedCompany.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaImportedMaterial = {"$id":"ImportedMaterial","type":"object","required":["runId","campaignId","status","name","wave","companies","leftOut","estimate","autoAdvance","dryRun"],"properties":{"runId":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"campaignId":{"oneOf":[{"$ref":"CampaignId"},{"type":"null"}]},"status":{"$ref":"RunStatusName"},"name":{"type":"string"},"wave":{"type":"integer"},"companies":{"type":"array","items":{"$ref":"ImportedCompany"}},"leftOut":{"type":"array","items":{"$ref":"LeftOutFile"}},"estimate":{"$ref":"ImportEstimate"},"autoAdvance":{"type":"array","items":{"$ref":"WaveGrant"}},"dryRun":{"type":"boolean"}},"additionalProperties":false};
const funcImportedMaterial = Object.prototype.hasOwnProperty;
export function validateImportedMaterial(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateImportedMaterial.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.campaignId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.wave === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "wave"},message:"must have required property '"+"wave"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.companies === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companies"},message:"must have required property '"+"companies"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.leftOut === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leftOut"},message:"must have required property '"+"leftOut"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.estimate === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.autoAdvance === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "autoAdvance"},message:"must have required property '"+"autoAdvance"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.dryRun === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcImportedMaterial.call(schemaImportedMaterial.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.runId !== undefined){
let data0 = data.runId;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validateRunId(data0, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err11 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err11);
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err12 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err12);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.campaignId !== undefined){
let data1 = data.campaignId;
const _errs8 = errors;
let valid2 = false;
let passing1 = null;
const _errs9 = errors;
if(!(validateCampaignId(data1, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
var _valid1 = _errs9 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs10 = errors;
if(data1 !== null){
const err13 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err13);
errors++;
}
var _valid1 = _errs10 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err14 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err14);
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
if(!(validateRunStatusName(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunStatusName.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.wave !== undefined){
let data4 = data.wave;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/wave",schemaPath:"#/properties/wave/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.companies !== undefined){
let data5 = data.companies;
if(Array.isArray(data5)){
const len0 = data5.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateImportedCompany(data5[i0], {instancePath:instancePath+"/companies/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateImportedCompany.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/companies",schemaPath:"#/properties/companies/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.leftOut !== undefined){
let data7 = data.leftOut;
if(Array.isArray(data7)){
const len1 = data7.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateLeftOutFile(data7[i1], {instancePath:instancePath+"/leftOut/" + i1,parentData:data7,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeftOutFile.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validateImportEstimate(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateImportEstimate.errors);
errors = vErrors.length;
}
}
if(data.autoAdvance !== undefined){
let data10 = data.autoAdvance;
if(Array.isArray(data10)){
const len2 = data10.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateWaveGrant(data10[i2], {instancePath:instancePath+"/autoAdvance/" + i2,parentData:data10,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWaveGrant.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/autoAdvance",schemaPath:"#/properties/autoAdvance/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err20 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err21);
errors++;
}
validateImportedMaterial.errors = vErrors;
return errors === 0;
}
validateImportedMaterial.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaInboundIdentity = {"$id":"InboundIdentity","type":"object","properties":{"company":{"type":"string","maxLength":500},"domain":{"type":"string","maxLength":500},"email":{"type":"string","maxLength":320},"firstName":{"type":"string","maxLength":200},"jobTitle":{"type":"string","maxLength":500},"lastName":{"type":"string","maxLength":200},"linkedinUrl":{"type":"string","maxLength":2000},"name":{"type":"string","maxLength":400},"phone":{"type":"string","maxLength":100}},"additionalProperties":false};
const funcInboundIdentity = Object.prototype.hasOwnProperty;
export function validateInboundIdentity(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateInboundIdentity.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcInboundIdentity.call(schemaInboundIdentity.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.company !== undefined){
let data0 = data.company;
if(typeof data0 === "string"){
if(ucs2length(data0) > 500){
const err1 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if(typeof data1 === "string"){
if(ucs2length(data1) > 500){
const err3 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(ucs2length(data2) > 320){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.firstName !== undefined){
let data3 = data.firstName;
if(typeof data3 === "string"){
if(ucs2length(data3) > 200){
const err7 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.jobTitle !== undefined){
let data4 = data.jobTitle;
if(typeof data4 === "string"){
if(ucs2length(data4) > 500){
const err9 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if(typeof data5 === "string"){
if(ucs2length(data5) > 200){
const err11 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data6 = data.linkedinUrl;
if(typeof data6 === "string"){
if(ucs2length(data6) > 2000){
const err13 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.name !== undefined){
let data7 = data.name;
if(typeof data7 === "string"){
if(ucs2length(data7) > 400){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if(typeof data8 === "string"){
if(ucs2length(data8) > 100){
const err17 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validateInboundIdentity.errors = vErrors;
return errors === 0;
}
validateInboundIdentity.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateIngestedEvent(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateIngestedEvent.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.eventId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.created === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.attachedRunId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachedRunId"},message:"must have required property '"+"attachedRunId"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.messageId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.flowRuns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowRuns"},message:"must have required property '"+"flowRuns"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.occurredAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "occurredAt"},message:"must have required property '"+"occurredAt"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.warnings === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "leadId") || (key0 === "eventId")) || (key0 === "created")) || (key0 === "attachedRunId")) || (key0 === "messageId")) || (key0 === "flowRuns")) || (key0 === "occurredAt")) || (key0 === "warnings"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.eventId !== undefined){
if(!(validateEventId(data.eventId, {instancePath:instancePath+"/eventId",parentData:data,parentDataProperty:"eventId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateEventId.errors);
errors = vErrors.length;
}
}
if(data.created !== undefined){
if(typeof data.created !== "boolean"){
const err9 = {instancePath:instancePath+"/created",schemaPath:"#/properties/created/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.attachedRunId !== undefined){
let data3 = data.attachedRunId;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validateRunId(data3, {instancePath:instancePath+"/attachedRunId",parentData:data,parentDataProperty:"attachedRunId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/attachedRunId",schemaPath:"#/properties/attachedRunId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err10);
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err11 = {instancePath:instancePath+"/attachedRunId",schemaPath:"#/properties/attachedRunId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.messageId !== undefined){
let data4 = data.messageId;
const _errs12 = errors;
let valid2 = false;
let passing1 = null;
const _errs13 = errors;
if(!(validateMessageId(data4, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageId.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs14 = errors;
if(data4 !== null){
const err12 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err12);
errors++;
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err13 = {instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.flowRuns !== undefined){
let data5 = data.flowRuns;
if(Array.isArray(data5)){
const len0 = data5.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateFlowRunId(data5[i0], {instancePath:instancePath+"/flowRuns/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRunId.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/flowRuns",schemaPath:"#/properties/flowRuns/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.occurredAt !== undefined){
let data7 = data.occurredAt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.warnings !== undefined){
let data8 = data.warnings;
if(Array.isArray(data8)){
const len1 = data8.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data8[i1] !== "string"){
const err16 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err18);
errors++;
}
validateIngestedEvent.errors = vErrors;
return errors === 0;
}
validateIngestedEvent.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaKnowledge = {"$id":"Knowledge","type":"object","required":["projectId","text","sizeBytes","updatedAt"],"properties":{"projectId":{"$ref":"ProjectId"},"text":{"type":"string"},"sizeBytes":{"type":"integer"},"updatedAt":{"type":["integer","null"]}},"additionalProperties":false};
export function validateKnowledge(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateKnowledge.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.updatedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "projectId") || (key0 === "text")) || (key0 === "sizeBytes")) || (key0 === "updatedAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err7 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schemaKnowledge.properties.updatedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validateKnowledge.errors = vErrors;
return errors === 0;
}
validateKnowledge.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLead = {"$id":"Lead","type":"object","required":["id","projectId","status","stage","firstName","lastName","email","company","companyDomain","companyWebsite","companyDescription","companyCity","jobTitle","linkedinUrl","phone","city","country","location","notes","analysis","outreachAngle","externalUrl","source","discoverySource","fitScore","whyGoodLead","tags","aliases","campaignIds","customFields","dealStage","dealValueEur","suppressed","suspectedDuplicates","provenance","createdAt","updatedAt"],"properties":{"id":{"$ref":"LeadId"},"projectId":{"$ref":"ProjectId"},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"stage":{"type":"string","enum":["none","contacted","replied","meeting","customer","lost"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":["string","null"]},"company":{"type":["string","null"]},"companyDomain":{"type":["string","null"]},"companyWebsite":{"type":["string","null"]},"companyDescription":{"type":["string","null"]},"companyCity":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"phone":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"location":{"type":["string","null"]},"notes":{"type":["string","null"]},"analysis":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"externalUrl":{"type":["string","null"]},"source":{"type":["string","null"]},"discoverySource":{"type":["string","null"]},"fitScore":{"type":["number","null"]},"whyGoodLead":{"oneOf":[{"$ref":"WhyGoodLead"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string"}},"aliases":{"type":"array","items":{"type":"string"}},"campaignIds":{"type":"array","items":{"$ref":"CampaignId"}},"customFields":{"type":"object","additionalProperties":true},"dealStage":{"type":["string","null"],"enum":["proposal_sent","negotiation","won","lost",null]},"dealValueEur":{"type":["number","null"]},"suppressed":{"oneOf":[{"$ref":"Suppressed"},{"type":"null"}]},"suspectedDuplicates":{"type":"array","items":{"$ref":"LeadId"}},"provenance":{"type":"object","additionalProperties":{"$ref":"Provenance"}},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const funcLead = Object.prototype.hasOwnProperty;
export function validateLead(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLead.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.stage === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.firstName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.lastName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.email === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.company === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.companyDomain === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDomain"},message:"must have required property '"+"companyDomain"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.companyWebsite === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyWebsite"},message:"must have required property '"+"companyWebsite"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.companyDescription === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDescription"},message:"must have required property '"+"companyDescription"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.companyCity === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyCity"},message:"must have required property '"+"companyCity"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.jobTitle === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.linkedinUrl === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.phone === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.city === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.country === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.location === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.notes === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.analysis === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "analysis"},message:"must have required property '"+"analysis"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
if(data.outreachAngle === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data.externalUrl === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalUrl"},message:"must have required property '"+"externalUrl"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data.source === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.discoverySource === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discoverySource"},message:"must have required property '"+"discoverySource"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
if(data.fitScore === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fitScore"},message:"must have required property '"+"fitScore"+"'"};
(vErrors ??= []).push(err24);
errors++;
}
if(data.whyGoodLead === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whyGoodLead"},message:"must have required property '"+"whyGoodLead"+"'"};
(vErrors ??= []).push(err25);
errors++;
}
if(data.tags === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
(vErrors ??= []).push(err26);
errors++;
}
if(data.aliases === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
if(data.campaignIds === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignIds"},message:"must have required property '"+"campaignIds"+"'"};
(vErrors ??= []).push(err28);
errors++;
}
if(data.customFields === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customFields"},message:"must have required property '"+"customFields"+"'"};
(vErrors ??= []).push(err29);
errors++;
}
if(data.dealStage === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealStage"},message:"must have required property '"+"dealStage"+"'"};
(vErrors ??= []).push(err30);
errors++;
}
if(data.dealValueEur === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealValueEur"},message:"must have required property '"+"dealValueEur"+"'"};
(vErrors ??= []).push(err31);
errors++;
}
if(data.suppressed === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppressed"},message:"must have required property '"+"suppressed"+"'"};
(vErrors ??= []).push(err32);
errors++;
}
if(data.suspectedDuplicates === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspectedDuplicates"},message:"must have required property '"+"suspectedDuplicates"+"'"};
(vErrors ??= []).push(err33);
errors++;
}
if(data.provenance === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"},message:"must have required property '"+"provenance"+"'"};
(vErrors ??= []).push(err34);
errors++;
}
if(data.createdAt === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err35);
errors++;
}
if(data.updatedAt === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err36);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcLead.call(schemaLead.properties, key0))){
const err37 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.id !== undefined){
if(!(validateLeadId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err38 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err38);
errors++;
}
if(!(((((data2 === "new") || (data2 === "contacted")) || (data2 === "responded")) || (data2 === "qualified")) || (data2 === "unqualified"))){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaLead.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.stage !== undefined){
let data3 = data.stage;
if(typeof data3 !== "string"){
const err40 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
if(!((((((data3 === "none") || (data3 === "contacted")) || (data3 === "replied")) || (data3 === "meeting")) || (data3 === "customer")) || (data3 === "lost"))){
const err41 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schemaLead.properties.stage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if((typeof data4 !== "string") && (data4 !== null)){
const err42 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaLead.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if((typeof data5 !== "string") && (data5 !== null)){
const err43 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaLead.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err44 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaLead.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.company !== undefined){
let data7 = data.company;
if((typeof data7 !== "string") && (data7 !== null)){
const err45 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaLead.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.companyDomain !== undefined){
let data8 = data.companyDomain;
if((typeof data8 !== "string") && (data8 !== null)){
const err46 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: schemaLead.properties.companyDomain.type},message:"must be string,null"};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data9 = data.companyWebsite;
if((typeof data9 !== "string") && (data9 !== null)){
const err47 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: schemaLead.properties.companyWebsite.type},message:"must be string,null"};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.companyDescription !== undefined){
let data10 = data.companyDescription;
if((typeof data10 !== "string") && (data10 !== null)){
const err48 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/type",keyword:"type",params:{type: schemaLead.properties.companyDescription.type},message:"must be string,null"};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.companyCity !== undefined){
let data11 = data.companyCity;
if((typeof data11 !== "string") && (data11 !== null)){
const err49 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: schemaLead.properties.companyCity.type},message:"must be string,null"};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.jobTitle !== undefined){
let data12 = data.jobTitle;
if((typeof data12 !== "string") && (data12 !== null)){
const err50 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schemaLead.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data13 = data.linkedinUrl;
if((typeof data13 !== "string") && (data13 !== null)){
const err51 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schemaLead.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.phone !== undefined){
let data14 = data.phone;
if((typeof data14 !== "string") && (data14 !== null)){
const err52 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schemaLead.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data.city !== undefined){
let data15 = data.city;
if((typeof data15 !== "string") && (data15 !== null)){
const err53 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schemaLead.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.country !== undefined){
let data16 = data.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err54 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schemaLead.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.location !== undefined){
let data17 = data.location;
if((typeof data17 !== "string") && (data17 !== null)){
const err55 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schemaLead.properties.location.type},message:"must be string,null"};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err56 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schemaLead.properties.notes.type},message:"must be string,null"};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data.analysis !== undefined){
let data19 = data.analysis;
if((typeof data19 !== "string") && (data19 !== null)){
const err57 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: schemaLead.properties.analysis.type},message:"must be string,null"};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data20 = data.outreachAngle;
if((typeof data20 !== "string") && (data20 !== null)){
const err58 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schemaLead.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data.externalUrl !== undefined){
let data21 = data.externalUrl;
if((typeof data21 !== "string") && (data21 !== null)){
const err59 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: schemaLead.properties.externalUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.source !== undefined){
let data22 = data.source;
if((typeof data22 !== "string") && (data22 !== null)){
const err60 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schemaLead.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data.discoverySource !== undefined){
let data23 = data.discoverySource;
if((typeof data23 !== "string") && (data23 !== null)){
const err61 = {instancePath:instancePath+"/discoverySource",schemaPath:"#/properties/discoverySource/type",keyword:"type",params:{type: schemaLead.properties.discoverySource.type},message:"must be string,null"};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data.fitScore !== undefined){
let data24 = data.fitScore;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err62 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/type",keyword:"type",params:{type: schemaLead.properties.fitScore.type},message:"must be number,null"};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.whyGoodLead !== undefined){
let data25 = data.whyGoodLead;
const _errs51 = errors;
let valid1 = false;
let passing0 = null;
const _errs52 = errors;
if(!(validateWhyGoodLead(data25, {instancePath:instancePath+"/whyGoodLead",parentData:data,parentDataProperty:"whyGoodLead",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWhyGoodLead.errors);
errors = vErrors.length;
}
var _valid0 = _errs52 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs53 = errors;
if(data25 !== null){
const err63 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err63);
errors++;
}
var _valid0 = _errs53 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err64 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err64);
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data26 = data.tags;
if(Array.isArray(data26)){
const len0 = data26.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data26[i0] !== "string"){
const err65 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err65);
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data.aliases !== undefined){
let data28 = data.aliases;
if(Array.isArray(data28)){
const len1 = data28.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data28[i1] !== "string"){
const err67 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data.campaignIds !== undefined){
let data30 = data.campaignIds;
if(Array.isArray(data30)){
const len2 = data30.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateCampaignId(data30[i2], {instancePath:instancePath+"/campaignIds/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
}
else {
const err69 = {instancePath:instancePath+"/campaignIds",schemaPath:"#/properties/campaignIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data.customFields !== undefined){
let data32 = data.customFields;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
const err70 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.dealStage !== undefined){
let data33 = data.dealStage;
if((typeof data33 !== "string") && (data33 !== null)){
const err71 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/type",keyword:"type",params:{type: schemaLead.properties.dealStage.type},message:"must be string,null"};
(vErrors ??= []).push(err71);
errors++;
}
if(!(((((data33 === "proposal_sent") || (data33 === "negotiation")) || (data33 === "won")) || (data33 === "lost")) || (data33 === null))){
const err72 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/enum",keyword:"enum",params:{allowedValues: schemaLead.properties.dealStage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data.dealValueEur !== undefined){
let data34 = data.dealValueEur;
if((!((typeof data34 == "number") && (isFinite(data34)))) && (data34 !== null)){
const err73 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/type",keyword:"type",params:{type: schemaLead.properties.dealValueEur.type},message:"must be number,null"};
(vErrors ??= []).push(err73);
errors++;
}
}
if(data.suppressed !== undefined){
let data35 = data.suppressed;
const _errs74 = errors;
let valid8 = false;
let passing1 = null;
const _errs75 = errors;
if(!(validateSuppressed(data35, {instancePath:instancePath+"/suppressed",parentData:data,parentDataProperty:"suppressed",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateSuppressed.errors);
errors = vErrors.length;
}
var _valid1 = _errs75 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs76 = errors;
if(data35 !== null){
const err74 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err74);
errors++;
}
var _valid1 = _errs76 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err75 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err75);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.suspectedDuplicates !== undefined){
let data36 = data.suspectedDuplicates;
if(Array.isArray(data36)){
const len3 = data36.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
if(!(validateLeadId(data36[i3], {instancePath:instancePath+"/suspectedDuplicates/" + i3,parentData:data36,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
}
else {
const err76 = {instancePath:instancePath+"/suspectedDuplicates",schemaPath:"#/properties/suspectedDuplicates/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err76);
errors++;
}
}
if(data.provenance !== undefined){
let data38 = data.provenance;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
const key1Most = errors + mostErrors;
for(const key1 in data38){
if(errors >= key1Most) break;
if(!(validateProvenance(data38[key1], {instancePath:instancePath+"/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data38,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProvenance.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.createdAt !== undefined){
let data40 = data.createdAt;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err78 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data.updatedAt !== undefined){
let data41 = data.updatedAt;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err79 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err79);
errors++;
}
}
}
else {
const err80 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err80);
errors++;
}
validateLead.errors = vErrors;
return errors === 0;
}
validateLead.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLeadAdded = {"$id":"LeadAdded","type":"object","required":["id","projectId","status","stage","firstName","lastName","email","company","companyDomain","companyWebsite","companyDescription","companyCity","jobTitle","linkedinUrl","phone","city","country","location","notes","analysis","outreachAngle","externalUrl","source","discoverySource","fitScore","whyGoodLead","tags","aliases","campaignIds","customFields","dealStage","dealValueEur","suppressed","suspectedDuplicates","provenance","createdAt","updatedAt","matched"],"properties":{"id":{"$ref":"LeadId"},"projectId":{"$ref":"ProjectId"},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"stage":{"type":"string","enum":["none","contacted","replied","meeting","customer","lost"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":["string","null"]},"company":{"type":["string","null"]},"companyDomain":{"type":["string","null"]},"companyWebsite":{"type":["string","null"]},"companyDescription":{"type":["string","null"]},"companyCity":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"phone":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"location":{"type":["string","null"]},"notes":{"type":["string","null"]},"analysis":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"externalUrl":{"type":["string","null"]},"source":{"type":["string","null"]},"discoverySource":{"type":["string","null"]},"fitScore":{"type":["number","null"]},"whyGoodLead":{"oneOf":[{"$ref":"WhyGoodLead"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string"}},"aliases":{"type":"array","items":{"type":"string"}},"campaignIds":{"type":"array","items":{"$ref":"CampaignId"}},"customFields":{"type":"object","additionalProperties":true},"dealStage":{"type":["string","null"],"enum":["proposal_sent","negotiation","won","lost",null]},"dealValueEur":{"type":["number","null"]},"suppressed":{"oneOf":[{"$ref":"Suppressed"},{"type":"null"}]},"suspectedDuplicates":{"type":"array","items":{"$ref":"LeadId"}},"provenance":{"type":"object","additionalProperties":{"$ref":"Provenance"}},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"},"matched":{"type":"boolean"}},"additionalProperties":false};
const funcLeadAdded = Object.prototype.hasOwnProperty;
export function validateLeadAdded(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadAdded.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.stage === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.firstName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.lastName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.email === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.company === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.companyDomain === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDomain"},message:"must have required property '"+"companyDomain"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.companyWebsite === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyWebsite"},message:"must have required property '"+"companyWebsite"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.companyDescription === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDescription"},message:"must have required property '"+"companyDescription"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.companyCity === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyCity"},message:"must have required property '"+"companyCity"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.jobTitle === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.linkedinUrl === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.phone === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.city === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.country === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.location === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.notes === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.analysis === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "analysis"},message:"must have required property '"+"analysis"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
if(data.outreachAngle === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data.externalUrl === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalUrl"},message:"must have required property '"+"externalUrl"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data.source === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.discoverySource === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discoverySource"},message:"must have required property '"+"discoverySource"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
if(data.fitScore === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fitScore"},message:"must have required property '"+"fitScore"+"'"};
(vErrors ??= []).push(err24);
errors++;
}
if(data.whyGoodLead === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whyGoodLead"},message:"must have required property '"+"whyGoodLead"+"'"};
(vErrors ??= []).push(err25);
errors++;
}
if(data.tags === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
(vErrors ??= []).push(err26);
errors++;
}
if(data.aliases === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
if(data.campaignIds === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignIds"},message:"must have required property '"+"campaignIds"+"'"};
(vErrors ??= []).push(err28);
errors++;
}
if(data.customFields === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customFields"},message:"must have required property '"+"customFields"+"'"};
(vErrors ??= []).push(err29);
errors++;
}
if(data.dealStage === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealStage"},message:"must have required property '"+"dealStage"+"'"};
(vErrors ??= []).push(err30);
errors++;
}
if(data.dealValueEur === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealValueEur"},message:"must have required property '"+"dealValueEur"+"'"};
(vErrors ??= []).push(err31);
errors++;
}
if(data.suppressed === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppressed"},message:"must have required property '"+"suppressed"+"'"};
(vErrors ??= []).push(err32);
errors++;
}
if(data.suspectedDuplicates === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspectedDuplicates"},message:"must have required property '"+"suspectedDuplicates"+"'"};
(vErrors ??= []).push(err33);
errors++;
}
if(data.provenance === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"},message:"must have required property '"+"provenance"+"'"};
(vErrors ??= []).push(err34);
errors++;
}
if(data.createdAt === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err35);
errors++;
}
if(data.updatedAt === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err36);
errors++;
}
if(data.matched === undefined){
const err37 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err37);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcLeadAdded.call(schemaLeadAdded.properties, key0))){
const err38 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.id !== undefined){
if(!(validateLeadId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err39 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err39);
errors++;
}
if(!(((((data2 === "new") || (data2 === "contacted")) || (data2 === "responded")) || (data2 === "qualified")) || (data2 === "unqualified"))){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaLeadAdded.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.stage !== undefined){
let data3 = data.stage;
if(typeof data3 !== "string"){
const err41 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err41);
errors++;
}
if(!((((((data3 === "none") || (data3 === "contacted")) || (data3 === "replied")) || (data3 === "meeting")) || (data3 === "customer")) || (data3 === "lost"))){
const err42 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schemaLeadAdded.properties.stage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if((typeof data4 !== "string") && (data4 !== null)){
const err43 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaLeadAdded.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if((typeof data5 !== "string") && (data5 !== null)){
const err44 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaLeadAdded.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err45 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaLeadAdded.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.company !== undefined){
let data7 = data.company;
if((typeof data7 !== "string") && (data7 !== null)){
const err46 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaLeadAdded.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.companyDomain !== undefined){
let data8 = data.companyDomain;
if((typeof data8 !== "string") && (data8 !== null)){
const err47 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: schemaLeadAdded.properties.companyDomain.type},message:"must be string,null"};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data9 = data.companyWebsite;
if((typeof data9 !== "string") && (data9 !== null)){
const err48 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: schemaLeadAdded.properties.companyWebsite.type},message:"must be string,null"};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.companyDescription !== undefined){
let data10 = data.companyDescription;
if((typeof data10 !== "string") && (data10 !== null)){
const err49 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/type",keyword:"type",params:{type: schemaLeadAdded.properties.companyDescription.type},message:"must be string,null"};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.companyCity !== undefined){
let data11 = data.companyCity;
if((typeof data11 !== "string") && (data11 !== null)){
const err50 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: schemaLeadAdded.properties.companyCity.type},message:"must be string,null"};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.jobTitle !== undefined){
let data12 = data.jobTitle;
if((typeof data12 !== "string") && (data12 !== null)){
const err51 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schemaLeadAdded.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data13 = data.linkedinUrl;
if((typeof data13 !== "string") && (data13 !== null)){
const err52 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schemaLeadAdded.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data.phone !== undefined){
let data14 = data.phone;
if((typeof data14 !== "string") && (data14 !== null)){
const err53 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schemaLeadAdded.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.city !== undefined){
let data15 = data.city;
if((typeof data15 !== "string") && (data15 !== null)){
const err54 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schemaLeadAdded.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.country !== undefined){
let data16 = data.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err55 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schemaLeadAdded.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.location !== undefined){
let data17 = data.location;
if((typeof data17 !== "string") && (data17 !== null)){
const err56 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schemaLeadAdded.properties.location.type},message:"must be string,null"};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err57 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schemaLeadAdded.properties.notes.type},message:"must be string,null"};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.analysis !== undefined){
let data19 = data.analysis;
if((typeof data19 !== "string") && (data19 !== null)){
const err58 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: schemaLeadAdded.properties.analysis.type},message:"must be string,null"};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data20 = data.outreachAngle;
if((typeof data20 !== "string") && (data20 !== null)){
const err59 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schemaLeadAdded.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.externalUrl !== undefined){
let data21 = data.externalUrl;
if((typeof data21 !== "string") && (data21 !== null)){
const err60 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: schemaLeadAdded.properties.externalUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data.source !== undefined){
let data22 = data.source;
if((typeof data22 !== "string") && (data22 !== null)){
const err61 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schemaLeadAdded.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data.discoverySource !== undefined){
let data23 = data.discoverySource;
if((typeof data23 !== "string") && (data23 !== null)){
const err62 = {instancePath:instancePath+"/discoverySource",schemaPath:"#/properties/discoverySource/type",keyword:"type",params:{type: schemaLeadAdded.properties.discoverySource.type},message:"must be string,null"};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.fitScore !== undefined){
let data24 = data.fitScore;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err63 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/type",keyword:"type",params:{type: schemaLeadAdded.properties.fitScore.type},message:"must be number,null"};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.whyGoodLead !== undefined){
let data25 = data.whyGoodLead;
const _errs51 = errors;
let valid1 = false;
let passing0 = null;
const _errs52 = errors;
if(!(validateWhyGoodLead(data25, {instancePath:instancePath+"/whyGoodLead",parentData:data,parentDataProperty:"whyGoodLead",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWhyGoodLead.errors);
errors = vErrors.length;
}
var _valid0 = _errs52 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs53 = errors;
if(data25 !== null){
const err64 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err64);
errors++;
}
var _valid0 = _errs53 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err65 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err65);
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data26 = data.tags;
if(Array.isArray(data26)){
const len0 = data26.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data26[i0] !== "string"){
const err66 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err66);
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err67);
errors++;
}
}
if(data.aliases !== undefined){
let data28 = data.aliases;
if(Array.isArray(data28)){
const len1 = data28.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data28[i1] !== "string"){
const err68 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err68);
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err69);
errors++;
}
}
if(data.campaignIds !== undefined){
let data30 = data.campaignIds;
if(Array.isArray(data30)){
const len2 = data30.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateCampaignId(data30[i2], {instancePath:instancePath+"/campaignIds/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
}
else {
const err70 = {instancePath:instancePath+"/campaignIds",schemaPath:"#/properties/campaignIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.customFields !== undefined){
let data32 = data.customFields;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
const err71 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.dealStage !== undefined){
let data33 = data.dealStage;
if((typeof data33 !== "string") && (data33 !== null)){
const err72 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/type",keyword:"type",params:{type: schemaLeadAdded.properties.dealStage.type},message:"must be string,null"};
(vErrors ??= []).push(err72);
errors++;
}
if(!(((((data33 === "proposal_sent") || (data33 === "negotiation")) || (data33 === "won")) || (data33 === "lost")) || (data33 === null))){
const err73 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/enum",keyword:"enum",params:{allowedValues: schemaLeadAdded.properties.dealStage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err73);
errors++;
}
}
if(data.dealValueEur !== undefined){
let data34 = data.dealValueEur;
if((!((typeof data34 == "number") && (isFinite(data34)))) && (data34 !== null)){
const err74 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/type",keyword:"type",params:{type: schemaLeadAdded.properties.dealValueEur.type},message:"must be number,null"};
(vErrors ??= []).push(err74);
errors++;
}
}
if(data.suppressed !== undefined){
let data35 = data.suppressed;
const _errs74 = errors;
let valid8 = false;
let passing1 = null;
const _errs75 = errors;
if(!(validateSuppressed(data35, {instancePath:instancePath+"/suppressed",parentData:data,parentDataProperty:"suppressed",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateSuppressed.errors);
errors = vErrors.length;
}
var _valid1 = _errs75 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs76 = errors;
if(data35 !== null){
const err75 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err75);
errors++;
}
var _valid1 = _errs76 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err76 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err76);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.suspectedDuplicates !== undefined){
let data36 = data.suspectedDuplicates;
if(Array.isArray(data36)){
const len3 = data36.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
if(!(validateLeadId(data36[i3], {instancePath:instancePath+"/suspectedDuplicates/" + i3,parentData:data36,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
}
else {
const err77 = {instancePath:instancePath+"/suspectedDuplicates",schemaPath:"#/properties/suspectedDuplicates/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err77);
errors++;
}
}
if(data.provenance !== undefined){
let data38 = data.provenance;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
const key1Most = errors + mostErrors;
for(const key1 in data38){
if(errors >= key1Most) break;
if(!(validateProvenance(data38[key1], {instancePath:instancePath+"/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data38,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProvenance.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data.createdAt !== undefined){
let data40 = data.createdAt;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err79 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err79);
errors++;
}
}
if(data.updatedAt !== undefined){
let data41 = data.updatedAt;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err80 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data.matched !== undefined){
if(typeof data.matched !== "boolean"){
const err81 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err81);
errors++;
}
}
}
else {
const err82 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err82);
errors++;
}
validateLeadAdded.errors = vErrors;
return errors === 0;
}
validateLeadAdded.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateLeadDeleted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadDeleted.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.messages === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.runLeads === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runLeads"},message:"must have required property '"+"runLeads"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.dryRun === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "leadId") || (key0 === "deleted")) || (key0 === "messages")) || (key0 === "runLeads")) || (key0 === "dryRun"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined){
let data1 = data.deleted;
if(typeof data1 !== "boolean"){
const err6 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err6);
errors++;
}
if(true !== data1){
const err7 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.messages !== undefined){
let data2 = data.messages;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.runLeads !== undefined){
let data3 = data.runLeads;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/runLeads",schemaPath:"#/properties/runLeads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err10 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateLeadDeleted.errors = vErrors;
return errors === 0;
}
validateLeadDeleted.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLeadDetail = {"$id":"LeadDetail","type":"object","required":["id","projectId","status","stage","firstName","lastName","email","company","companyDomain","companyWebsite","companyDescription","companyCity","jobTitle","linkedinUrl","phone","city","country","location","notes","analysis","outreachAngle","externalUrl","source","discoverySource","fitScore","whyGoodLead","tags","aliases","campaignIds","customFields","dealStage","dealValueEur","suppressed","suspectedDuplicates","provenance","createdAt","updatedAt","research","timeline"],"properties":{"id":{"$ref":"LeadId"},"projectId":{"$ref":"ProjectId"},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"stage":{"type":"string","enum":["none","contacted","replied","meeting","customer","lost"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"email":{"type":["string","null"]},"company":{"type":["string","null"]},"companyDomain":{"type":["string","null"]},"companyWebsite":{"type":["string","null"]},"companyDescription":{"type":["string","null"]},"companyCity":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"phone":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"location":{"type":["string","null"]},"notes":{"type":["string","null"]},"analysis":{"type":["string","null"]},"outreachAngle":{"type":["string","null"]},"externalUrl":{"type":["string","null"]},"source":{"type":["string","null"]},"discoverySource":{"type":["string","null"]},"fitScore":{"type":["number","null"]},"whyGoodLead":{"oneOf":[{"$ref":"WhyGoodLead"},{"type":"null"}]},"tags":{"type":"array","items":{"type":"string"}},"aliases":{"type":"array","items":{"type":"string"}},"campaignIds":{"type":"array","items":{"$ref":"CampaignId"}},"customFields":{"type":"object","additionalProperties":true},"dealStage":{"type":["string","null"],"enum":["proposal_sent","negotiation","won","lost",null]},"dealValueEur":{"type":["number","null"]},"suppressed":{"oneOf":[{"$ref":"Suppressed"},{"type":"null"}]},"suspectedDuplicates":{"type":"array","items":{"$ref":"LeadId"}},"provenance":{"type":"object","additionalProperties":{"$ref":"Provenance"}},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"},"research":{"type":"array","items":{"$ref":"ResearchPage"}},"timeline":{"type":"array","items":{"$ref":"TimelineEntry"}}},"additionalProperties":false};
const funcLeadDetail = Object.prototype.hasOwnProperty;
export function validateLeadDetail(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadDetail.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.stage === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stage"},message:"must have required property '"+"stage"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.firstName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.lastName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.email === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.company === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.companyDomain === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDomain"},message:"must have required property '"+"companyDomain"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.companyWebsite === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyWebsite"},message:"must have required property '"+"companyWebsite"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.companyDescription === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyDescription"},message:"must have required property '"+"companyDescription"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.companyCity === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companyCity"},message:"must have required property '"+"companyCity"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.jobTitle === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.linkedinUrl === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.phone === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.city === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.country === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.location === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.notes === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notes"},message:"must have required property '"+"notes"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.analysis === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "analysis"},message:"must have required property '"+"analysis"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
if(data.outreachAngle === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outreachAngle"},message:"must have required property '"+"outreachAngle"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data.externalUrl === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "externalUrl"},message:"must have required property '"+"externalUrl"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data.source === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.discoverySource === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "discoverySource"},message:"must have required property '"+"discoverySource"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
if(data.fitScore === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fitScore"},message:"must have required property '"+"fitScore"+"'"};
(vErrors ??= []).push(err24);
errors++;
}
if(data.whyGoodLead === undefined){
const err25 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whyGoodLead"},message:"must have required property '"+"whyGoodLead"+"'"};
(vErrors ??= []).push(err25);
errors++;
}
if(data.tags === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"};
(vErrors ??= []).push(err26);
errors++;
}
if(data.aliases === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "aliases"},message:"must have required property '"+"aliases"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
if(data.campaignIds === undefined){
const err28 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignIds"},message:"must have required property '"+"campaignIds"+"'"};
(vErrors ??= []).push(err28);
errors++;
}
if(data.customFields === undefined){
const err29 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "customFields"},message:"must have required property '"+"customFields"+"'"};
(vErrors ??= []).push(err29);
errors++;
}
if(data.dealStage === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealStage"},message:"must have required property '"+"dealStage"+"'"};
(vErrors ??= []).push(err30);
errors++;
}
if(data.dealValueEur === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dealValueEur"},message:"must have required property '"+"dealValueEur"+"'"};
(vErrors ??= []).push(err31);
errors++;
}
if(data.suppressed === undefined){
const err32 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suppressed"},message:"must have required property '"+"suppressed"+"'"};
(vErrors ??= []).push(err32);
errors++;
}
if(data.suspectedDuplicates === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "suspectedDuplicates"},message:"must have required property '"+"suspectedDuplicates"+"'"};
(vErrors ??= []).push(err33);
errors++;
}
if(data.provenance === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provenance"},message:"must have required property '"+"provenance"+"'"};
(vErrors ??= []).push(err34);
errors++;
}
if(data.createdAt === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err35);
errors++;
}
if(data.updatedAt === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err36);
errors++;
}
if(data.research === undefined){
const err37 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err37);
errors++;
}
if(data.timeline === undefined){
const err38 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timeline"},message:"must have required property '"+"timeline"+"'"};
(vErrors ??= []).push(err38);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcLeadDetail.call(schemaLeadDetail.properties, key0))){
const err39 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.id !== undefined){
if(!(validateLeadId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
if(!(((((data2 === "new") || (data2 === "contacted")) || (data2 === "responded")) || (data2 === "qualified")) || (data2 === "unqualified"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaLeadDetail.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.stage !== undefined){
let data3 = data.stage;
if(typeof data3 !== "string"){
const err42 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err42);
errors++;
}
if(!((((((data3 === "none") || (data3 === "contacted")) || (data3 === "replied")) || (data3 === "meeting")) || (data3 === "customer")) || (data3 === "lost"))){
const err43 = {instancePath:instancePath+"/stage",schemaPath:"#/properties/stage/enum",keyword:"enum",params:{allowedValues: schemaLeadDetail.properties.stage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.firstName !== undefined){
let data4 = data.firstName;
if((typeof data4 !== "string") && (data4 !== null)){
const err44 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaLeadDetail.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.lastName !== undefined){
let data5 = data.lastName;
if((typeof data5 !== "string") && (data5 !== null)){
const err45 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaLeadDetail.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err46 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaLeadDetail.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.company !== undefined){
let data7 = data.company;
if((typeof data7 !== "string") && (data7 !== null)){
const err47 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaLeadDetail.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.companyDomain !== undefined){
let data8 = data.companyDomain;
if((typeof data8 !== "string") && (data8 !== null)){
const err48 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: schemaLeadDetail.properties.companyDomain.type},message:"must be string,null"};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data9 = data.companyWebsite;
if((typeof data9 !== "string") && (data9 !== null)){
const err49 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: schemaLeadDetail.properties.companyWebsite.type},message:"must be string,null"};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.companyDescription !== undefined){
let data10 = data.companyDescription;
if((typeof data10 !== "string") && (data10 !== null)){
const err50 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/type",keyword:"type",params:{type: schemaLeadDetail.properties.companyDescription.type},message:"must be string,null"};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.companyCity !== undefined){
let data11 = data.companyCity;
if((typeof data11 !== "string") && (data11 !== null)){
const err51 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: schemaLeadDetail.properties.companyCity.type},message:"must be string,null"};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.jobTitle !== undefined){
let data12 = data.jobTitle;
if((typeof data12 !== "string") && (data12 !== null)){
const err52 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schemaLeadDetail.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data13 = data.linkedinUrl;
if((typeof data13 !== "string") && (data13 !== null)){
const err53 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schemaLeadDetail.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err53);
errors++;
}
}
if(data.phone !== undefined){
let data14 = data.phone;
if((typeof data14 !== "string") && (data14 !== null)){
const err54 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schemaLeadDetail.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data.city !== undefined){
let data15 = data.city;
if((typeof data15 !== "string") && (data15 !== null)){
const err55 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schemaLeadDetail.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data.country !== undefined){
let data16 = data.country;
if((typeof data16 !== "string") && (data16 !== null)){
const err56 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schemaLeadDetail.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data.location !== undefined){
let data17 = data.location;
if((typeof data17 !== "string") && (data17 !== null)){
const err57 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: schemaLeadDetail.properties.location.type},message:"must be string,null"};
(vErrors ??= []).push(err57);
errors++;
}
}
if(data.notes !== undefined){
let data18 = data.notes;
if((typeof data18 !== "string") && (data18 !== null)){
const err58 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: schemaLeadDetail.properties.notes.type},message:"must be string,null"};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data.analysis !== undefined){
let data19 = data.analysis;
if((typeof data19 !== "string") && (data19 !== null)){
const err59 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: schemaLeadDetail.properties.analysis.type},message:"must be string,null"};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data20 = data.outreachAngle;
if((typeof data20 !== "string") && (data20 !== null)){
const err60 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: schemaLeadDetail.properties.outreachAngle.type},message:"must be string,null"};
(vErrors ??= []).push(err60);
errors++;
}
}
if(data.externalUrl !== undefined){
let data21 = data.externalUrl;
if((typeof data21 !== "string") && (data21 !== null)){
const err61 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: schemaLeadDetail.properties.externalUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err61);
errors++;
}
}
if(data.source !== undefined){
let data22 = data.source;
if((typeof data22 !== "string") && (data22 !== null)){
const err62 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schemaLeadDetail.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err62);
errors++;
}
}
if(data.discoverySource !== undefined){
let data23 = data.discoverySource;
if((typeof data23 !== "string") && (data23 !== null)){
const err63 = {instancePath:instancePath+"/discoverySource",schemaPath:"#/properties/discoverySource/type",keyword:"type",params:{type: schemaLeadDetail.properties.discoverySource.type},message:"must be string,null"};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.fitScore !== undefined){
let data24 = data.fitScore;
if((!((typeof data24 == "number") && (isFinite(data24)))) && (data24 !== null)){
const err64 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/type",keyword:"type",params:{type: schemaLeadDetail.properties.fitScore.type},message:"must be number,null"};
(vErrors ??= []).push(err64);
errors++;
}
}
if(data.whyGoodLead !== undefined){
let data25 = data.whyGoodLead;
const _errs51 = errors;
let valid1 = false;
let passing0 = null;
const _errs52 = errors;
if(!(validateWhyGoodLead(data25, {instancePath:instancePath+"/whyGoodLead",parentData:data,parentDataProperty:"whyGoodLead",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWhyGoodLead.errors);
errors = vErrors.length;
}
var _valid0 = _errs52 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs53 = errors;
if(data25 !== null){
const err65 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err65);
errors++;
}
var _valid0 = _errs53 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err66 = {instancePath:instancePath+"/whyGoodLead",schemaPath:"#/properties/whyGoodLead/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err66);
errors++;
}
else {
errors = _errs51;
if(vErrors !== null){
if(_errs51){
vErrors.length = _errs51;
}
else {
vErrors = null;
}
}
}
}
if(data.tags !== undefined){
let data26 = data.tags;
if(Array.isArray(data26)){
const len0 = data26.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data26[i0] !== "string"){
const err67 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err67);
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err68);
errors++;
}
}
if(data.aliases !== undefined){
let data28 = data.aliases;
if(Array.isArray(data28)){
const len1 = data28.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data28[i1] !== "string"){
const err69 = {instancePath:instancePath+"/aliases/" + i1,schemaPath:"#/properties/aliases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err69);
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/aliases",schemaPath:"#/properties/aliases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err70);
errors++;
}
}
if(data.campaignIds !== undefined){
let data30 = data.campaignIds;
if(Array.isArray(data30)){
const len2 = data30.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateCampaignId(data30[i2], {instancePath:instancePath+"/campaignIds/" + i2,parentData:data30,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
}
else {
const err71 = {instancePath:instancePath+"/campaignIds",schemaPath:"#/properties/campaignIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err71);
errors++;
}
}
if(data.customFields !== undefined){
let data32 = data.customFields;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
}
else {
const err72 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err72);
errors++;
}
}
if(data.dealStage !== undefined){
let data33 = data.dealStage;
if((typeof data33 !== "string") && (data33 !== null)){
const err73 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/type",keyword:"type",params:{type: schemaLeadDetail.properties.dealStage.type},message:"must be string,null"};
(vErrors ??= []).push(err73);
errors++;
}
if(!(((((data33 === "proposal_sent") || (data33 === "negotiation")) || (data33 === "won")) || (data33 === "lost")) || (data33 === null))){
const err74 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/enum",keyword:"enum",params:{allowedValues: schemaLeadDetail.properties.dealStage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err74);
errors++;
}
}
if(data.dealValueEur !== undefined){
let data34 = data.dealValueEur;
if((!((typeof data34 == "number") && (isFinite(data34)))) && (data34 !== null)){
const err75 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/type",keyword:"type",params:{type: schemaLeadDetail.properties.dealValueEur.type},message:"must be number,null"};
(vErrors ??= []).push(err75);
errors++;
}
}
if(data.suppressed !== undefined){
let data35 = data.suppressed;
const _errs74 = errors;
let valid8 = false;
let passing1 = null;
const _errs75 = errors;
if(!(validateSuppressed(data35, {instancePath:instancePath+"/suppressed",parentData:data,parentDataProperty:"suppressed",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateSuppressed.errors);
errors = vErrors.length;
}
var _valid1 = _errs75 === errors;
if(_valid1){
valid8 = true;
passing1 = 0;
}
const _errs76 = errors;
if(data35 !== null){
const err76 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err76);
errors++;
}
var _valid1 = _errs76 === errors;
if(_valid1 && valid8){
valid8 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid8 = true;
passing1 = 1;
}
}
if(!valid8){
const err77 = {instancePath:instancePath+"/suppressed",schemaPath:"#/properties/suppressed/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err77);
errors++;
}
else {
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
}
}
if(data.suspectedDuplicates !== undefined){
let data36 = data.suspectedDuplicates;
if(Array.isArray(data36)){
const len3 = data36.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
if(!(validateLeadId(data36[i3], {instancePath:instancePath+"/suspectedDuplicates/" + i3,parentData:data36,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
}
else {
const err78 = {instancePath:instancePath+"/suspectedDuplicates",schemaPath:"#/properties/suspectedDuplicates/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err78);
errors++;
}
}
if(data.provenance !== undefined){
let data38 = data.provenance;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
const key1Most = errors + mostErrors;
for(const key1 in data38){
if(errors >= key1Most) break;
if(!(validateProvenance(data38[key1], {instancePath:instancePath+"/provenance/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data38,parentDataProperty:key1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProvenance.errors);
errors = vErrors.length;
}
}
}
else {
const err79 = {instancePath:instancePath+"/provenance",schemaPath:"#/properties/provenance/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err79);
errors++;
}
}
if(data.createdAt !== undefined){
let data40 = data.createdAt;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err80 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err80);
errors++;
}
}
if(data.updatedAt !== undefined){
let data41 = data.updatedAt;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err81 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err81);
errors++;
}
}
if(data.research !== undefined){
let data42 = data.research;
if(Array.isArray(data42)){
const len4 = data42.length;
const i4Most = errors + mostErrors;
for(let i4=0; i4<len4 && errors < i4Most; i4++){
if(!(validateResearchPage(data42[i4], {instancePath:instancePath+"/research/" + i4,parentData:data42,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateResearchPage.errors);
errors = vErrors.length;
}
}
}
else {
const err82 = {instancePath:instancePath+"/research",schemaPath:"#/properties/research/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err82);
errors++;
}
}
if(data.timeline !== undefined){
let data44 = data.timeline;
if(Array.isArray(data44)){
const len5 = data44.length;
const i5Most = errors + mostErrors;
for(let i5=0; i5<len5 && errors < i5Most; i5++){
if(!(validateTimelineEntry(data44[i5], {instancePath:instancePath+"/timeline/" + i5,parentData:data44,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateTimelineEntry.errors);
errors = vErrors.length;
}
}
}
else {
const err83 = {instancePath:instancePath+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err83);
errors++;
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err84);
errors++;
}
validateLeadDetail.errors = vErrors;
return errors === 0;
}
validateLeadDetail.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLeadEnriched = {"$id":"LeadEnriched","type":"object","required":["lead","filled","found","lookedIn","reason"],"properties":{"lead":{"$ref":"Lead"},"filled":{"type":"array","items":{"type":"string"}},"found":{"type":"boolean"},"lookedIn":{"type":"array","items":{"$ref":"LookedIn"}},"reason":{"type":["string","null"]}},"additionalProperties":false};
export function validateLeadEnriched(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadEnriched.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lead === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.filled === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filled"},message:"must have required property '"+"filled"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.found === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "found"},message:"must have required property '"+"found"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.lookedIn === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lookedIn"},message:"must have required property '"+"lookedIn"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.reason === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "lead") || (key0 === "filled")) || (key0 === "found")) || (key0 === "lookedIn")) || (key0 === "reason"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.lead !== undefined){
if(!(validateLead(data.lead, {instancePath:instancePath+"/lead",parentData:data,parentDataProperty:"lead",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLead.errors);
errors = vErrors.length;
}
}
if(data.filled !== undefined){
let data1 = data.filled;
if(Array.isArray(data1)){
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data1[i0] !== "string"){
const err6 = {instancePath:instancePath+"/filled/" + i0,schemaPath:"#/properties/filled/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/filled",schemaPath:"#/properties/filled/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.found !== undefined){
if(typeof data.found !== "boolean"){
const err8 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.lookedIn !== undefined){
let data4 = data.lookedIn;
if(Array.isArray(data4)){
const len1 = data4.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateLookedIn(data4[i1], {instancePath:instancePath+"/lookedIn/" + i1,parentData:data4,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLookedIn.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/lookedIn",schemaPath:"#/properties/lookedIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.reason !== undefined){
let data6 = data.reason;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaLeadEnriched.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateLeadEnriched.errors = vErrors;
return errors === 0;
}
validateLeadEnriched.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternLeadId = new RegExp("^lead_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateLeadId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternLeadId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^lead_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^lead_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateLeadId.errors = vErrors;
return errors === 0;
}
validateLeadId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaLeadInput = {"$id":"LeadInput","type":"object","required":[],"properties":{"analysis":{"type":"string","maxLength":65536},"city":{"type":"string","maxLength":200},"company":{"type":"string","maxLength":500},"companyCity":{"type":"string","maxLength":200},"companyDomain":{"type":"string","maxLength":500},"companyWebsite":{"type":"string","maxLength":2000},"country":{"type":"string","maxLength":200},"customFields":{"type":"object","additionalProperties":true},"domain":{"type":"string","maxLength":500},"email":{"type":"string","maxLength":320},"externalUrl":{"type":"string","maxLength":2000},"firstName":{"type":"string","maxLength":200},"jobTitle":{"type":"string","maxLength":500},"lastName":{"type":"string","maxLength":200},"linkedinUrl":{"type":"string","maxLength":2000},"location":{"type":"string","maxLength":500},"notes":{"type":"string","maxLength":65536},"phone":{"type":"string","maxLength":100},"source":{"type":"string","maxLength":200},"tags":{"type":"array","items":{"type":"string","maxLength":100,"minLength":1},"maxItems":100}},"additionalProperties":false};
const funcLeadInput = Object.prototype.hasOwnProperty;
export function validateLeadInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcLeadInput.call(schemaLeadInput.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.analysis !== undefined){
let data0 = data.analysis;
if(typeof data0 === "string"){
if(ucs2length(data0) > 65536){
const err1 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.city !== undefined){
let data1 = data.city;
if(typeof data1 === "string"){
if(ucs2length(data1) > 200){
const err3 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.company !== undefined){
let data2 = data.company;
if(typeof data2 === "string"){
if(ucs2length(data2) > 500){
const err5 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.companyCity !== undefined){
let data3 = data.companyCity;
if(typeof data3 === "string"){
if(ucs2length(data3) > 200){
const err7 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/companyCity",schemaPath:"#/properties/companyCity/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.companyDomain !== undefined){
let data4 = data.companyDomain;
if(typeof data4 === "string"){
if(ucs2length(data4) > 500){
const err9 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.companyWebsite !== undefined){
let data5 = data.companyWebsite;
if(typeof data5 === "string"){
if(ucs2length(data5) > 2000){
const err11 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 === "string"){
if(ucs2length(data6) > 200){
const err13 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.customFields !== undefined){
let data7 = data.customFields;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
}
else {
const err15 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.domain !== undefined){
let data8 = data.domain;
if(typeof data8 === "string"){
if(ucs2length(data8) > 500){
const err16 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.email !== undefined){
let data9 = data.email;
if(typeof data9 === "string"){
if(ucs2length(data9) > 320){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.externalUrl !== undefined){
let data10 = data.externalUrl;
if(typeof data10 === "string"){
if(ucs2length(data10) > 2000){
const err20 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.firstName !== undefined){
let data11 = data.firstName;
if(typeof data11 === "string"){
if(ucs2length(data11) > 200){
const err22 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.jobTitle !== undefined){
let data12 = data.jobTitle;
if(typeof data12 === "string"){
if(ucs2length(data12) > 500){
const err24 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.lastName !== undefined){
let data13 = data.lastName;
if(typeof data13 === "string"){
if(ucs2length(data13) > 200){
const err26 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data14 = data.linkedinUrl;
if(typeof data14 === "string"){
if(ucs2length(data14) > 2000){
const err28 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.location !== undefined){
let data15 = data.location;
if(typeof data15 === "string"){
if(ucs2length(data15) > 500){
const err30 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.notes !== undefined){
let data16 = data.notes;
if(typeof data16 === "string"){
if(ucs2length(data16) > 65536){
const err32 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.phone !== undefined){
let data17 = data.phone;
if(typeof data17 === "string"){
if(ucs2length(data17) > 100){
const err34 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.source !== undefined){
let data18 = data.source;
if(typeof data18 === "string"){
if(ucs2length(data18) > 200){
const err36 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.tags !== undefined){
let data19 = data.tags;
if(Array.isArray(data19)){
if(data19.length > 100){
const err38 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err38);
errors++;
}
const len0 = data19.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data20 = data19[i0];
if(typeof data20 === "string"){
if(ucs2length(data20) > 100){
const err39 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err39);
errors++;
}
if(ucs2length(data20) < 1){
const err40 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err43);
errors++;
}
validateLeadInput.errors = vErrors;
return errors === 0;
}
validateLeadInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLeadList = {"$id":"LeadList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Lead"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateLeadList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateLead(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLead.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaLeadList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateLeadList.errors = vErrors;
return errors === 0;
}
validateLeadList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateLeadMerged(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadMerged.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lead === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.mergedId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mergedId"},message:"must have required property '"+"mergedId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.addresses === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addresses"},message:"must have required property '"+"addresses"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.messages === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.runLeads === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runLeads"},message:"must have required property '"+"runLeads"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.campaigns === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaigns"},message:"must have required property '"+"campaigns"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.unapproved === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unapproved"},message:"must have required property '"+"unapproved"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.dryRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "lead") || (key0 === "mergedId")) || (key0 === "addresses")) || (key0 === "messages")) || (key0 === "runLeads")) || (key0 === "campaigns")) || (key0 === "unapproved")) || (key0 === "dryRun"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.lead !== undefined){
if(!(validateLead(data.lead, {instancePath:instancePath+"/lead",parentData:data,parentDataProperty:"lead",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLead.errors);
errors = vErrors.length;
}
}
if(data.mergedId !== undefined){
if(!(validateLeadId(data.mergedId, {instancePath:instancePath+"/mergedId",parentData:data,parentDataProperty:"mergedId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.addresses !== undefined){
let data2 = data.addresses;
if(Array.isArray(data2)){
const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data2[i0] !== "string"){
const err9 = {instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.messages !== undefined){
let data4 = data.messages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.runLeads !== undefined){
let data5 = data.runLeads;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/runLeads",schemaPath:"#/properties/runLeads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.campaigns !== undefined){
let data6 = data.campaigns;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/campaigns",schemaPath:"#/properties/campaigns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.unapproved !== undefined){
let data7 = data.unapproved;
if(Array.isArray(data7)){
const len1 = data7.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data7[i1] !== "string"){
const err14 = {instancePath:instancePath+"/unapproved/" + i1,schemaPath:"#/properties/unapproved/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/unapproved",schemaPath:"#/properties/unapproved/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err16 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17);
errors++;
}
validateLeadMerged.errors = vErrors;
return errors === 0;
}
validateLeadMerged.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateLeadsDeleted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadsDeleted.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.notFound === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notFound"},message:"must have required property '"+"notFound"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.messages === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messages"},message:"must have required property '"+"messages"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.runLeads === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runLeads"},message:"must have required property '"+"runLeads"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.dryRun === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "items") || (key0 === "deleted")) || (key0 === "notFound")) || (key0 === "messages")) || (key0 === "runLeads")) || (key0 === "dryRun"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateDeletedRow(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateDeletedRow.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.deleted !== undefined){
let data2 = data.deleted;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.notFound !== undefined){
let data3 = data.notFound;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/notFound",schemaPath:"#/properties/notFound/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.messages !== undefined){
let data4 = data.messages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.runLeads !== undefined){
let data5 = data.runLeads;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/runLeads",schemaPath:"#/properties/runLeads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err12 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validateLeadsDeleted.errors = vErrors;
return errors === 0;
}
validateLeadsDeleted.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateLeftOutFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeftOutFile.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.storageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "path") || (key0 === "storageId")) || (key0 === "reason"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.storageId !== undefined){
if(!(validateStorageId(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateStorageId.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validateLeftOutFile.errors = vErrors;
return errors === 0;
}
validateLeftOutFile.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateLeftOutLead(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeftOutLead.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.runId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "leadId") || (key0 === "reason")) || (key0 === "runId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.runId !== undefined){
let data2 = data.runId;
const _errs6 = errors;
let valid1 = false;
let passing0 = null;
const _errs7 = errors;
if(!(validateRunId(data2, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data2 !== null){
const err5 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err5);
errors++;
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err6 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err6);
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateLeftOutLead.errors = vErrors;
return errors === 0;
}
validateLeftOutLead.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLookedIn = {"$id":"LookedIn","type":"object","required":["place","found","note"],"properties":{"place":{"type":"string"},"found":{"type":"integer"},"note":{"type":["string","null"]}},"additionalProperties":false};
export function validateLookedIn(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLookedIn.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.place === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.found === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "found"},message:"must have required property '"+"found"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.note === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "place") || (key0 === "found")) || (key0 === "note"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.place !== undefined){
if(typeof data.place !== "string"){
const err4 = {instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.found !== undefined){
let data1 = data.found;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/found",schemaPath:"#/properties/found/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: schemaLookedIn.properties.note.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateLookedIn.errors = vErrors;
return errors === 0;
}
validateLookedIn.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateMaterialFileInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMaterialFileInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.storageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "path") || (key0 === "storageId")) || (key0 === "sizeBytes")) || (key0 === "mimeType"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.path !== undefined){
let data0 = data.path;
if(typeof data0 === "string"){
if(ucs2length(data0) > 1024){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
(vErrors ??= []).push(err4);
errors++;
}
if(ucs2length(data0) < 1){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.storageId !== undefined){
if(!(validateStorageId(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateStorageId.errors);
errors = vErrors.length;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 26214400 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26214400},message:"must be <= 26214400"};
(vErrors ??= []).push(err8);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data.mimeType !== undefined){
let data3 = data.mimeType;
if(typeof data3 === "string"){
if(ucs2length(data3) > 200){
const err10 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/mimeType",schemaPath:"#/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateMaterialFileInput.errors = vErrors;
return errors === 0;
}
validateMaterialFileInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaMessage = {"$id":"Message","type":"object","required":["id","leadId","projectId","threadId","campaignId","runId","direction","state","subject","body","language","channel","classification","sentences","evidence","omitted","warnings","attachments","contentHash","approvedBy","approvedAt","removedReason","history","occurredAt","createdAt"],"properties":{"id":{"$ref":"MessageId"},"leadId":{"$ref":"LeadId"},"projectId":{"$ref":"ProjectId"},"threadId":{"$ref":"ThreadId"},"campaignId":{"oneOf":[{"$ref":"CampaignId"},{"type":"null"}]},"runId":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"direction":{"type":"string","enum":["inbound","outbound"]},"state":{"type":"string","enum":["drafting","drafted","approved","sending","sent","delivered","bounced","failed","removed","received"]},"subject":{"type":"string"},"body":{"type":"string"},"language":{"type":["string","null"]},"channel":{"type":"string"},"classification":{"type":["string","null"]},"sentences":{"type":"array","items":{"$ref":"DraftSentence"}},"evidence":{"type":"array","items":{"$ref":"Evidence"}},"omitted":{"type":"array","items":{"$ref":"Omission"}},"warnings":{"type":"array","items":{"type":"string"}},"attachments":{"type":"array","items":{"$ref":"MessageAttachment"}},"contentHash":{"type":"string"},"approvedBy":{"type":["string","null"]},"approvedAt":{"type":["integer","null"]},"removedReason":{"type":["string","null"]},"history":{"type":"array","items":{"$ref":"MessageChange"}},"occurredAt":{"type":"integer"},"createdAt":{"type":"integer"}},"additionalProperties":false};
const funcMessage = Object.prototype.hasOwnProperty;
export function validateMessage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.projectId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.threadId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "threadId"},message:"must have required property '"+"threadId"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.campaignId === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.runId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.direction === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.state === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.subject === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.body === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.language === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.channel === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.classification === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "classification"},message:"must have required property '"+"classification"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.sentences === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentences"},message:"must have required property '"+"sentences"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.evidence === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.omitted === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "omitted"},message:"must have required property '"+"omitted"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.warnings === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.attachments === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.contentHash === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contentHash"},message:"must have required property '"+"contentHash"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.approvedBy === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvedBy"},message:"must have required property '"+"approvedBy"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
if(data.approvedAt === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvedAt"},message:"must have required property '"+"approvedAt"+"'"};
(vErrors ??= []).push(err20);
errors++;
}
if(data.removedReason === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removedReason"},message:"must have required property '"+"removedReason"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data.history === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "history"},message:"must have required property '"+"history"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
if(data.occurredAt === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "occurredAt"},message:"must have required property '"+"occurredAt"+"'"};
(vErrors ??= []).push(err23);
errors++;
}
if(data.createdAt === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err24);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcMessage.call(schemaMessage.properties, key0))){
const err25 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.id !== undefined){
if(!(validateMessageId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.threadId !== undefined){
if(!(validateThreadId(data.threadId, {instancePath:instancePath+"/threadId",parentData:data,parentDataProperty:"threadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateThreadId.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
let data4 = data.campaignId;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validateCampaignId(data4, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data4 !== null){
const err26 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err26);
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err27 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err27);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.runId !== undefined){
let data5 = data.runId;
const _errs12 = errors;
let valid2 = false;
let passing1 = null;
const _errs13 = errors;
if(!(validateRunId(data5, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
var _valid1 = _errs13 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs14 = errors;
if(data5 !== null){
const err28 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err28);
errors++;
}
var _valid1 = _errs14 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err29 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err29);
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data.direction !== undefined){
let data6 = data.direction;
if(typeof data6 !== "string"){
const err30 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30);
errors++;
}
if(!((data6 === "inbound") || (data6 === "outbound"))){
const err31 = {instancePath:instancePath+"/direction",schemaPath:"#/properties/direction/enum",keyword:"enum",params:{allowedValues: schemaMessage.properties.direction.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.state !== undefined){
let data7 = data.state;
if(typeof data7 !== "string"){
const err32 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err32);
errors++;
}
if(!((((((((((data7 === "drafting") || (data7 === "drafted")) || (data7 === "approved")) || (data7 === "sending")) || (data7 === "sent")) || (data7 === "delivered")) || (data7 === "bounced")) || (data7 === "failed")) || (data7 === "removed")) || (data7 === "received"))){
const err33 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schemaMessage.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err34 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
const err35 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.language !== undefined){
let data10 = data.language;
if((typeof data10 !== "string") && (data10 !== null)){
const err36 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schemaMessage.properties.language.type},message:"must be string,null"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.channel !== undefined){
if(typeof data.channel !== "string"){
const err37 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.classification !== undefined){
let data12 = data.classification;
if((typeof data12 !== "string") && (data12 !== null)){
const err38 = {instancePath:instancePath+"/classification",schemaPath:"#/properties/classification/type",keyword:"type",params:{type: schemaMessage.properties.classification.type},message:"must be string,null"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.sentences !== undefined){
let data13 = data.sentences;
if(Array.isArray(data13)){
const len0 = data13.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateDraftSentence(data13[i0], {instancePath:instancePath+"/sentences/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateDraftSentence.errors);
errors = vErrors.length;
}
}
}
else {
const err39 = {instancePath:instancePath+"/sentences",schemaPath:"#/properties/sentences/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.evidence !== undefined){
let data15 = data.evidence;
if(Array.isArray(data15)){
const len1 = data15.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateEvidence(data15[i1], {instancePath:instancePath+"/evidence/" + i1,parentData:data15,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateEvidence.errors);
errors = vErrors.length;
}
}
}
else {
const err40 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.omitted !== undefined){
let data17 = data.omitted;
if(Array.isArray(data17)){
const len2 = data17.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateOmission(data17[i2], {instancePath:instancePath+"/omitted/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateOmission.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.warnings !== undefined){
let data19 = data.warnings;
if(Array.isArray(data19)){
const len3 = data19.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
if(typeof data19[i3] !== "string"){
const err42 = {instancePath:instancePath+"/warnings/" + i3,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.attachments !== undefined){
let data21 = data.attachments;
if(Array.isArray(data21)){
const len4 = data21.length;
const i4Most = errors + mostErrors;
for(let i4=0; i4<len4 && errors < i4Most; i4++){
if(!(validateMessageAttachment(data21[i4], {instancePath:instancePath+"/attachments/" + i4,parentData:data21,parentDataProperty:i4,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageAttachment.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.contentHash !== undefined){
if(typeof data.contentHash !== "string"){
const err45 = {instancePath:instancePath+"/contentHash",schemaPath:"#/properties/contentHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.approvedBy !== undefined){
let data24 = data.approvedBy;
if((typeof data24 !== "string") && (data24 !== null)){
const err46 = {instancePath:instancePath+"/approvedBy",schemaPath:"#/properties/approvedBy/type",keyword:"type",params:{type: schemaMessage.properties.approvedBy.type},message:"must be string,null"};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data.approvedAt !== undefined){
let data25 = data.approvedAt;
if((!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) && (data25 !== null)){
const err47 = {instancePath:instancePath+"/approvedAt",schemaPath:"#/properties/approvedAt/type",keyword:"type",params:{type: schemaMessage.properties.approvedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.removedReason !== undefined){
let data26 = data.removedReason;
if((typeof data26 !== "string") && (data26 !== null)){
const err48 = {instancePath:instancePath+"/removedReason",schemaPath:"#/properties/removedReason/type",keyword:"type",params:{type: schemaMessage.properties.removedReason.type},message:"must be string,null"};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data.history !== undefined){
let data27 = data.history;
if(Array.isArray(data27)){
const len5 = data27.length;
const i5Most = errors + mostErrors;
for(let i5=0; i5<len5 && errors < i5Most; i5++){
if(!(validateMessageChange(data27[i5], {instancePath:instancePath+"/history/" + i5,parentData:data27,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageChange.errors);
errors = vErrors.length;
}
}
}
else {
const err49 = {instancePath:instancePath+"/history",schemaPath:"#/properties/history/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.occurredAt !== undefined){
let data29 = data.occurredAt;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err50 = {instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data.createdAt !== undefined){
let data30 = data.createdAt;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err51 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err51);
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err52);
errors++;
}
validateMessage.errors = vErrors;
return errors === 0;
}
validateMessage.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateMessageAttachment(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessageAttachment.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "storageId") || (key0 === "path")) || (key0 === "sizeBytes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.storageId !== undefined){
if(!(validateStorageId(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateStorageId.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err4 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validateMessageAttachment.errors = vErrors;
return errors === 0;
}
validateMessageAttachment.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaMessageChange = {"$id":"MessageChange","type":"object","required":["at","by","instruction"],"properties":{"at":{"type":"integer"},"by":{"type":["string","null"]},"instruction":{"type":"string"}},"additionalProperties":false};
export function validateMessageChange(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessageChange.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.by === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.instruction === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "instruction"},message:"must have required property '"+"instruction"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "at") || (key0 === "by")) || (key0 === "instruction"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.by !== undefined){
let data1 = data.by;
if((typeof data1 !== "string") && (data1 !== null)){
const err5 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: schemaMessageChange.properties.by.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.instruction !== undefined){
if(typeof data.instruction !== "string"){
const err6 = {instancePath:instancePath+"/instruction",schemaPath:"#/properties/instruction/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateMessageChange.errors = vErrors;
return errors === 0;
}
validateMessageChange.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaMessageForm = {"$id":"MessageForm","type":"object","required":["paragraphs","maxWords","links"],"properties":{"paragraphs":{"type":["integer","null"]},"maxWords":{"type":["integer","null"]},"links":{"type":"string","enum":["none","allowed"]}},"additionalProperties":false};
export function validateMessageForm(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessageForm.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.paragraphs === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paragraphs"},message:"must have required property '"+"paragraphs"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.maxWords === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "maxWords"},message:"must have required property '"+"maxWords"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.links === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "paragraphs") || (key0 === "maxWords")) || (key0 === "links"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.paragraphs !== undefined){
let data0 = data.paragraphs;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (data0 !== null)){
const err4 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: schemaMessageForm.properties.paragraphs.type},message:"must be integer,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.maxWords !== undefined){
let data1 = data.maxWords;
if((!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/maxWords",schemaPath:"#/properties/maxWords/type",keyword:"type",params:{type: schemaMessageForm.properties.maxWords.type},message:"must be integer,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
if(!((data2 === "none") || (data2 === "allowed"))){
const err7 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/enum",keyword:"enum",params:{allowedValues: schemaMessageForm.properties.links.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validateMessageForm.errors = vErrors;
return errors === 0;
}
validateMessageForm.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaMessageFormInput = {"$id":"MessageFormInput","type":"object","required":[],"properties":{"links":{"type":"string","enum":["none","allowed"]},"maxWords":{"type":"integer","maximum":2000,"minimum":10},"paragraphs":{"type":"integer","maximum":20,"minimum":1}},"additionalProperties":false};
export function validateMessageFormInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessageFormInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "links") || (key0 === "maxWords")) || (key0 === "paragraphs"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.links !== undefined){
let data0 = data.links;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
if(!((data0 === "none") || (data0 === "allowed"))){
const err2 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/enum",keyword:"enum",params:{allowedValues: schemaMessageFormInput.properties.links.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.maxWords !== undefined){
let data1 = data.maxWords;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/maxWords",schemaPath:"#/properties/maxWords/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 2000 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/maxWords",schemaPath:"#/properties/maxWords/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
(vErrors ??= []).push(err4);
errors++;
}
if(data1 < 10 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/maxWords",schemaPath:"#/properties/maxWords/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.paragraphs !== undefined){
let data2 = data.paragraphs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 20 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
(vErrors ??= []).push(err7);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/paragraphs",schemaPath:"#/properties/paragraphs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validateMessageFormInput.errors = vErrors;
return errors === 0;
}
validateMessageFormInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternMessageId = new RegExp("^message_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateMessageId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessageId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternMessageId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^message_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^message_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateMessageId.errors = vErrors;
return errors === 0;
}
validateMessageId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaMessageList = {"$id":"MessageList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Message"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateMessageList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessageList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateMessage(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessage.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaMessageList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateMessageList.errors = vErrors;
return errors === 0;
}
validateMessageList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaMessageStructure = {"$id":"MessageStructure","type":"object","required":["campaignId","exists","state","locked","objective","blocks","form","mustNever","must","followUpStrategy","updatedAt"],"properties":{"campaignId":{"$ref":"CampaignId"},"exists":{"type":"boolean"},"state":{"type":"string","enum":["draft","locked"]},"locked":{"type":"boolean"},"objective":{"type":["string","null"]},"blocks":{"type":"array","items":{"$ref":"Block"}},"form":{"$ref":"MessageForm"},"mustNever":{"type":"array","items":{"type":"string"}},"must":{"type":"array","items":{"type":"string"}},"followUpStrategy":{"type":["string","null"]},"updatedAt":{"type":["integer","null"]}},"additionalProperties":false};
const funcMessageStructure = Object.prototype.hasOwnProperty;
export function validateMessageStructure(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessageStructure.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.exists === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "exists"},message:"must have required property '"+"exists"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.locked === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locked"},message:"must have required property '"+"locked"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.objective === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "objective"},message:"must have required property '"+"objective"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.blocks === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.form === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "form"},message:"must have required property '"+"form"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.mustNever === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mustNever"},message:"must have required property '"+"mustNever"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.must === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "must"},message:"must have required property '"+"must"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.followUpStrategy === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "followUpStrategy"},message:"must have required property '"+"followUpStrategy"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.updatedAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcMessageStructure.call(schemaMessageStructure.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.exists !== undefined){
if(typeof data.exists !== "boolean"){
const err12 = {instancePath:instancePath+"/exists",schemaPath:"#/properties/exists/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data2 === "draft") || (data2 === "locked"))){
const err14 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schemaMessageStructure.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.locked !== undefined){
if(typeof data.locked !== "boolean"){
const err15 = {instancePath:instancePath+"/locked",schemaPath:"#/properties/locked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.objective !== undefined){
let data4 = data.objective;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/objective",schemaPath:"#/properties/objective/type",keyword:"type",params:{type: schemaMessageStructure.properties.objective.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.blocks !== undefined){
let data5 = data.blocks;
if(Array.isArray(data5)){
const len0 = data5.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateBlock(data5[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateBlock.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.form !== undefined){
if(!(validateMessageForm(data.form, {instancePath:instancePath+"/form",parentData:data,parentDataProperty:"form",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageForm.errors);
errors = vErrors.length;
}
}
if(data.mustNever !== undefined){
let data8 = data.mustNever;
if(Array.isArray(data8)){
const len1 = data8.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data8[i1] !== "string"){
const err18 = {instancePath:instancePath+"/mustNever/" + i1,schemaPath:"#/properties/mustNever/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/mustNever",schemaPath:"#/properties/mustNever/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.must !== undefined){
let data10 = data.must;
if(Array.isArray(data10)){
const len2 = data10.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(typeof data10[i2] !== "string"){
const err20 = {instancePath:instancePath+"/must/" + i2,schemaPath:"#/properties/must/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/must",schemaPath:"#/properties/must/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.followUpStrategy !== undefined){
let data12 = data.followUpStrategy;
if((typeof data12 !== "string") && (data12 !== null)){
const err22 = {instancePath:instancePath+"/followUpStrategy",schemaPath:"#/properties/followUpStrategy/type",keyword:"type",params:{type: schemaMessageStructure.properties.followUpStrategy.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.updatedAt !== undefined){
let data13 = data.updatedAt;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err23 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: schemaMessageStructure.properties.updatedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24);
errors++;
}
validateMessageStructure.errors = vErrors;
return errors === 0;
}
validateMessageStructure.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateOccurredAt(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateOccurredAt.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data === "string"){
if(ucs2length(data) > 100){
const err0 = {instancePath,schemaPath:"#/oneOf/0/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(!((typeof data == "number") && (isFinite(data)))){
const err2 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err2);
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err3);
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validateOccurredAt.errors = vErrors;
return errors === 0;
}
validateOccurredAt.evaluated = {"dynamicProps":false,"dynamicItems":false};

export function validateOmission(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateOmission.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.blockId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.reason === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "text") || (key0 === "blockId")) || (key0 === "code")) || (key0 === "reason"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.blockId !== undefined){
if(typeof data.blockId !== "string"){
const err6 = {instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err8 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err9);
errors++;
}
validateOmission.errors = vErrors;
return errors === 0;
}
validateOmission.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternPageId = new RegExp("^page_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validatePageId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePageId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternPageId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^page_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^page_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validatePageId.errors = vErrors;
return errors === 0;
}
validatePageId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaPersonToReach = {"$id":"PersonToReach","type":"object","required":["kind","firstName","lastName","jobTitle","email","phone","linkedinUrl","city","country","foundIn","foundUrl","why"],"properties":{"kind":{"type":"string","enum":["person","role_address"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"jobTitle":{"type":["string","null"]},"email":{"type":["string","null"]},"phone":{"type":["string","null"]},"linkedinUrl":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"foundIn":{"type":"string"},"foundUrl":{"type":["string","null"]},"why":{"type":"string"}},"additionalProperties":false};
const funcPersonToReach = Object.prototype.hasOwnProperty;
export function validatePersonToReach(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validatePersonToReach.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.firstName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.lastName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.jobTitle === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.email === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.phone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.linkedinUrl === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "linkedinUrl"},message:"must have required property '"+"linkedinUrl"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.city === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.country === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.foundIn === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundIn"},message:"must have required property '"+"foundIn"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.foundUrl === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundUrl"},message:"must have required property '"+"foundUrl"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.why === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcPersonToReach.call(schemaPersonToReach.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
if(!((data0 === "person") || (data0 === "role_address"))){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schemaPersonToReach.properties.kind.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if((typeof data1 !== "string") && (data1 !== null)){
const err15 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaPersonToReach.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.lastName !== undefined){
let data2 = data.lastName;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaPersonToReach.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.jobTitle !== undefined){
let data3 = data.jobTitle;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schemaPersonToReach.properties.jobTitle.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaPersonToReach.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.phone !== undefined){
let data5 = data.phone;
if((typeof data5 !== "string") && (data5 !== null)){
const err19 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: schemaPersonToReach.properties.phone.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.linkedinUrl !== undefined){
let data6 = data.linkedinUrl;
if((typeof data6 !== "string") && (data6 !== null)){
const err20 = {instancePath:instancePath+"/linkedinUrl",schemaPath:"#/properties/linkedinUrl/type",keyword:"type",params:{type: schemaPersonToReach.properties.linkedinUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.city !== undefined){
let data7 = data.city;
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schemaPersonToReach.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
if((typeof data8 !== "string") && (data8 !== null)){
const err22 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schemaPersonToReach.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.foundIn !== undefined){
if(typeof data.foundIn !== "string"){
const err23 = {instancePath:instancePath+"/foundIn",schemaPath:"#/properties/foundIn/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.foundUrl !== undefined){
let data10 = data.foundUrl;
if((typeof data10 !== "string") && (data10 !== null)){
const err24 = {instancePath:instancePath+"/foundUrl",schemaPath:"#/properties/foundUrl/type",keyword:"type",params:{type: schemaPersonToReach.properties.foundUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.why !== undefined){
if(typeof data.why !== "string"){
const err25 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26);
errors++;
}
validatePersonToReach.errors = vErrors;
return errors === 0;
}
validatePersonToReach.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaProject = {"$id":"Project","type":"object","required":["id","name","whatTheyDo","industry","valueProposition","products","companySize","targetMarkets","jobTitles","voiceExamplesGood","voiceExamplesBad","forbiddenPhrases","toneWords","competitors","knownCustomers","marketAnalysis","icp","settings","createdAt","updatedAt"],"properties":{"id":{"$ref":"ProjectId"},"name":{"type":"string"},"whatTheyDo":{"type":["string","null"]},"industry":{"type":["string","null"]},"valueProposition":{"type":["string","null"]},"products":{"type":["string","null"]},"companySize":{"type":["string","null"]},"targetMarkets":{"type":"array","items":{"type":"string"}},"jobTitles":{"type":"array","items":{"type":"string"}},"voiceExamplesGood":{"type":"array","items":{"type":"string"}},"voiceExamplesBad":{"type":"array","items":{"type":"string"}},"forbiddenPhrases":{"type":"array","items":{"type":"string"}},"toneWords":{"type":"array","items":{"type":"string"}},"competitors":{"type":"array","items":{"type":"string"}},"knownCustomers":{"type":"array","items":{"type":"string"}},"marketAnalysis":{"type":["string","null"]},"icp":{"$ref":"IdealCustomerProfile"},"settings":{"$ref":"ProjectSettings"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const funcProject = Object.prototype.hasOwnProperty;
export function validateProject(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProject.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.whatTheyDo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whatTheyDo"},message:"must have required property '"+"whatTheyDo"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.industry === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.valueProposition === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "valueProposition"},message:"must have required property '"+"valueProposition"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.products === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "products"},message:"must have required property '"+"products"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.companySize === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companySize"},message:"must have required property '"+"companySize"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.targetMarkets === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetMarkets"},message:"must have required property '"+"targetMarkets"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.jobTitles === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitles"},message:"must have required property '"+"jobTitles"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.voiceExamplesGood === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voiceExamplesGood"},message:"must have required property '"+"voiceExamplesGood"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.voiceExamplesBad === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "voiceExamplesBad"},message:"must have required property '"+"voiceExamplesBad"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.forbiddenPhrases === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "forbiddenPhrases"},message:"must have required property '"+"forbiddenPhrases"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.toneWords === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "toneWords"},message:"must have required property '"+"toneWords"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.competitors === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "competitors"},message:"must have required property '"+"competitors"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.knownCustomers === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "knownCustomers"},message:"must have required property '"+"knownCustomers"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.marketAnalysis === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marketAnalysis"},message:"must have required property '"+"marketAnalysis"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.icp === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icp"},message:"must have required property '"+"icp"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.settings === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.createdAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.updatedAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcProject.call(schemaProject.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.id !== undefined){
if(!(validateProjectId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err21 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.whatTheyDo !== undefined){
let data2 = data.whatTheyDo;
if((typeof data2 !== "string") && (data2 !== null)){
const err22 = {instancePath:instancePath+"/whatTheyDo",schemaPath:"#/properties/whatTheyDo/type",keyword:"type",params:{type: schemaProject.properties.whatTheyDo.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.industry !== undefined){
let data3 = data.industry;
if((typeof data3 !== "string") && (data3 !== null)){
const err23 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schemaProject.properties.industry.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.valueProposition !== undefined){
let data4 = data.valueProposition;
if((typeof data4 !== "string") && (data4 !== null)){
const err24 = {instancePath:instancePath+"/valueProposition",schemaPath:"#/properties/valueProposition/type",keyword:"type",params:{type: schemaProject.properties.valueProposition.type},message:"must be string,null"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.products !== undefined){
let data5 = data.products;
if((typeof data5 !== "string") && (data5 !== null)){
const err25 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: schemaProject.properties.products.type},message:"must be string,null"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.companySize !== undefined){
let data6 = data.companySize;
if((typeof data6 !== "string") && (data6 !== null)){
const err26 = {instancePath:instancePath+"/companySize",schemaPath:"#/properties/companySize/type",keyword:"type",params:{type: schemaProject.properties.companySize.type},message:"must be string,null"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.targetMarkets !== undefined){
let data7 = data.targetMarkets;
if(Array.isArray(data7)){
const len0 = data7.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data7[i0] !== "string"){
const err27 = {instancePath:instancePath+"/targetMarkets/" + i0,schemaPath:"#/properties/targetMarkets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/targetMarkets",schemaPath:"#/properties/targetMarkets/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.jobTitles !== undefined){
let data9 = data.jobTitles;
if(Array.isArray(data9)){
const len1 = data9.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data9[i1] !== "string"){
const err29 = {instancePath:instancePath+"/jobTitles/" + i1,schemaPath:"#/properties/jobTitles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/jobTitles",schemaPath:"#/properties/jobTitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.voiceExamplesGood !== undefined){
let data11 = data.voiceExamplesGood;
if(Array.isArray(data11)){
const len2 = data11.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(typeof data11[i2] !== "string"){
const err31 = {instancePath:instancePath+"/voiceExamplesGood/" + i2,schemaPath:"#/properties/voiceExamplesGood/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/voiceExamplesGood",schemaPath:"#/properties/voiceExamplesGood/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.voiceExamplesBad !== undefined){
let data13 = data.voiceExamplesBad;
if(Array.isArray(data13)){
const len3 = data13.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
if(typeof data13[i3] !== "string"){
const err33 = {instancePath:instancePath+"/voiceExamplesBad/" + i3,schemaPath:"#/properties/voiceExamplesBad/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/voiceExamplesBad",schemaPath:"#/properties/voiceExamplesBad/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.forbiddenPhrases !== undefined){
let data15 = data.forbiddenPhrases;
if(Array.isArray(data15)){
const len4 = data15.length;
const i4Most = errors + mostErrors;
for(let i4=0; i4<len4 && errors < i4Most; i4++){
if(typeof data15[i4] !== "string"){
const err35 = {instancePath:instancePath+"/forbiddenPhrases/" + i4,schemaPath:"#/properties/forbiddenPhrases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/forbiddenPhrases",schemaPath:"#/properties/forbiddenPhrases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.toneWords !== undefined){
let data17 = data.toneWords;
if(Array.isArray(data17)){
const len5 = data17.length;
const i5Most = errors + mostErrors;
for(let i5=0; i5<len5 && errors < i5Most; i5++){
if(typeof data17[i5] !== "string"){
const err37 = {instancePath:instancePath+"/toneWords/" + i5,schemaPath:"#/properties/toneWords/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/toneWords",schemaPath:"#/properties/toneWords/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.competitors !== undefined){
let data19 = data.competitors;
if(Array.isArray(data19)){
const len6 = data19.length;
const i6Most = errors + mostErrors;
for(let i6=0; i6<len6 && errors < i6Most; i6++){
if(typeof data19[i6] !== "string"){
const err39 = {instancePath:instancePath+"/competitors/" + i6,schemaPath:"#/properties/competitors/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err39);
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/competitors",schemaPath:"#/properties/competitors/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.knownCustomers !== undefined){
let data21 = data.knownCustomers;
if(Array.isArray(data21)){
const len7 = data21.length;
const i7Most = errors + mostErrors;
for(let i7=0; i7<len7 && errors < i7Most; i7++){
if(typeof data21[i7] !== "string"){
const err41 = {instancePath:instancePath+"/knownCustomers/" + i7,schemaPath:"#/properties/knownCustomers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/knownCustomers",schemaPath:"#/properties/knownCustomers/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data.marketAnalysis !== undefined){
let data23 = data.marketAnalysis;
if((typeof data23 !== "string") && (data23 !== null)){
const err43 = {instancePath:instancePath+"/marketAnalysis",schemaPath:"#/properties/marketAnalysis/type",keyword:"type",params:{type: schemaProject.properties.marketAnalysis.type},message:"must be string,null"};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.icp !== undefined){
if(!(validateIdealCustomerProfile(data.icp, {instancePath:instancePath+"/icp",parentData:data,parentDataProperty:"icp",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateIdealCustomerProfile.errors);
errors = vErrors.length;
}
}
if(data.settings !== undefined){
if(!(validateProjectSettings(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectSettings.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data26 = data.createdAt;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err44 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data.updatedAt !== undefined){
let data27 = data.updatedAt;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err45 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err46);
errors++;
}
validateProject.errors = vErrors;
return errors === 0;
}
validateProject.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternProjectId = new RegExp("^project_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateProjectId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProjectId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternProjectId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^project_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^project_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateProjectId.errors = vErrors;
return errors === 0;
}
validateProjectId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaProjectList = {"$id":"ProjectList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"ProjectSummary"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateProjectList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProjectList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateProjectSummary(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectSummary.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaProjectList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateProjectList.errors = vErrors;
return errors === 0;
}
validateProjectList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaProjectSettings = {"$id":"ProjectSettings","type":"object","required":["language","timezone","sendingWindow","dailyCap","signature","runCreditCap"],"properties":{"language":{"type":["string","null"]},"timezone":{"type":["string","null"]},"sendingWindow":{"oneOf":[{"$ref":"SendingWindow"},{"type":"null"}]},"dailyCap":{"type":["integer","null"]},"signature":{"type":["string","null"]},"runCreditCap":{"type":["integer","null"],"minimum":1}},"additionalProperties":false};
export function validateProjectSettings(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProjectSettings.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.language === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.timezone === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sendingWindow === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sendingWindow"},message:"must have required property '"+"sendingWindow"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.dailyCap === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dailyCap"},message:"must have required property '"+"dailyCap"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.signature === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.runCreditCap === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runCreditCap"},message:"must have required property '"+"runCreditCap"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "language") || (key0 === "timezone")) || (key0 === "sendingWindow")) || (key0 === "dailyCap")) || (key0 === "signature")) || (key0 === "runCreditCap"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.language !== undefined){
let data0 = data.language;
if((typeof data0 !== "string") && (data0 !== null)){
const err7 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schemaProjectSettings.properties.language.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.timezone !== undefined){
let data1 = data.timezone;
if((typeof data1 !== "string") && (data1 !== null)){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: schemaProjectSettings.properties.timezone.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.sendingWindow !== undefined){
let data2 = data.sendingWindow;
const _errs7 = errors;
let valid1 = false;
let passing0 = null;
const _errs8 = errors;
if(!(validateSendingWindow(data2, {instancePath:instancePath+"/sendingWindow",parentData:data,parentDataProperty:"sendingWindow",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateSendingWindow.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs9 = errors;
if(data2 !== null){
const err9 = {instancePath:instancePath+"/sendingWindow",schemaPath:"#/properties/sendingWindow/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/sendingWindow",schemaPath:"#/properties/sendingWindow/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
}
}
if(data.dailyCap !== undefined){
let data3 = data.dailyCap;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/dailyCap",schemaPath:"#/properties/dailyCap/type",keyword:"type",params:{type: schemaProjectSettings.properties.dailyCap.type},message:"must be integer,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.signature !== undefined){
let data4 = data.signature;
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: schemaProjectSettings.properties.signature.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.runCreditCap !== undefined){
let data5 = data.runCreditCap;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/runCreditCap",schemaPath:"#/properties/runCreditCap/type",keyword:"type",params:{type: schemaProjectSettings.properties.runCreditCap.type},message:"must be integer,null"};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/runCreditCap",schemaPath:"#/properties/runCreditCap/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
validateProjectSettings.errors = vErrors;
return errors === 0;
}
validateProjectSettings.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaProjectSummary = {"$id":"ProjectSummary","type":"object","required":["id","name","whatTheyDo","industry","createdAt","updatedAt"],"properties":{"id":{"$ref":"ProjectId"},"name":{"type":"string"},"whatTheyDo":{"type":["string","null"]},"industry":{"type":["string","null"]},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
export function validateProjectSummary(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProjectSummary.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.whatTheyDo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "whatTheyDo"},message:"must have required property '"+"whatTheyDo"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.industry === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "industry"},message:"must have required property '"+"industry"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.createdAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.updatedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "id") || (key0 === "name")) || (key0 === "whatTheyDo")) || (key0 === "industry")) || (key0 === "createdAt")) || (key0 === "updatedAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.id !== undefined){
if(!(validateProjectId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.whatTheyDo !== undefined){
let data2 = data.whatTheyDo;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/whatTheyDo",schemaPath:"#/properties/whatTheyDo/type",keyword:"type",params:{type: schemaProjectSummary.properties.whatTheyDo.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.industry !== undefined){
let data3 = data.industry;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: schemaProjectSummary.properties.industry.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.createdAt !== undefined){
let data4 = data.createdAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.updatedAt !== undefined){
let data5 = data.updatedAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateProjectSummary.errors = vErrors;
return errors === 0;
}
validateProjectSummary.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateProvenance(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProvenance.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "source") || (key0 === "at"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err3 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateProvenance.errors = vErrors;
return errors === 0;
}
validateProvenance.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateRemovedBrainItem(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRemovedBrainItem.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.removed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removed"},message:"must have required property '"+"removed"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "id") || (key0 === "removed"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.id !== undefined){
if(!(validateBrainItemId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateBrainItemId.errors);
errors = vErrors.length;
}
}
if(data.removed !== undefined){
let data1 = data.removed;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
if(true !== data1){
const err4 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateRemovedBrainItem.errors = vErrors;
return errors === 0;
}
validateRemovedBrainItem.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaReplyCategory = {"$id":"ReplyCategory","type":"string","enum":["positive","meeting_request","information_request","objection","not_now","not_interested","referral","wrong_person","out_of_office","unsubscribe","bounce","auto_reply","unsure"]};
export function validateReplyCategory(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateReplyCategory.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!(((((((((((((data === "positive") || (data === "meeting_request")) || (data === "information_request")) || (data === "objection")) || (data === "not_now")) || (data === "not_interested")) || (data === "referral")) || (data === "wrong_person")) || (data === "out_of_office")) || (data === "unsubscribe")) || (data === "bounce")) || (data === "auto_reply")) || (data === "unsure"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schemaReplyCategory.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validateReplyCategory.errors = vErrors;
return errors === 0;
}
validateReplyCategory.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaReplyClassifications = {"$id":"ReplyClassifications","type":"object","required":["items","remaining","warnings"],"properties":{"items":{"type":"array","items":{"type":"object","required":["messageId","leadId","classification","confidence","reason","by","suppressed"],"properties":{"messageId":{"$ref":"MessageId"},"leadId":{"$ref":"LeadId"},"classification":{"$ref":"ReplyCategory"},"confidence":{"type":"number","maximum":1,"minimum":0},"reason":{"type":"string"},"by":{"type":"string","enum":["rules","classifier","model"]},"suppressed":{"type":"boolean"}},"additionalProperties":false}},"remaining":{"type":"integer","minimum":0},"warnings":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
export function validateReplyClassifications(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateReplyClassifications.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.remaining === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "remaining"},message:"must have required property '"+"remaining"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.warnings === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "items") || (key0 === "remaining")) || (key0 === "warnings"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.messageId === undefined){
const err4 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data1.leadId === undefined){
const err5 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data1.classification === undefined){
const err6 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "classification"},message:"must have required property '"+"classification"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data1.confidence === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "confidence"},message:"must have required property '"+"confidence"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data1.reason === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data1.by === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data1.suppressed === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "suppressed"},message:"must have required property '"+"suppressed"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
const key1Most = errors + mostErrors;
for(const key1 in data1){
if(errors >= key1Most) break;
if(!(((((((key1 === "messageId") || (key1 === "leadId")) || (key1 === "classification")) || (key1 === "confidence")) || (key1 === "reason")) || (key1 === "by")) || (key1 === "suppressed"))){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data1.messageId !== undefined){
if(!(validateMessageId(data1.messageId, {instancePath:instancePath+"/items/" + i0+"/messageId",parentData:data1,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageId.errors);
errors = vErrors.length;
}
}
if(data1.leadId !== undefined){
if(!(validateLeadId(data1.leadId, {instancePath:instancePath+"/items/" + i0+"/leadId",parentData:data1,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data1.classification !== undefined){
if(!(validateReplyCategory(data1.classification, {instancePath:instancePath+"/items/" + i0+"/classification",parentData:data1,parentDataProperty:"classification",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateReplyCategory.errors);
errors = vErrors.length;
}
}
if(data1.confidence !== undefined){
let data5 = data1.confidence;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/items/" + i0+"/confidence",schemaPath:"#/properties/items/items/properties/confidence/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
(vErrors ??= []).push(err12);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err13 = {instancePath:instancePath+"/items/" + i0+"/confidence",schemaPath:"#/properties/items/items/properties/confidence/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0+"/confidence",schemaPath:"#/properties/items/items/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data1.reason !== undefined){
if(typeof data1.reason !== "string"){
const err15 = {instancePath:instancePath+"/items/" + i0+"/reason",schemaPath:"#/properties/items/items/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data1.by !== undefined){
let data7 = data1.by;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/items/" + i0+"/by",schemaPath:"#/properties/items/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
if(!(((data7 === "rules") || (data7 === "classifier")) || (data7 === "model"))){
const err17 = {instancePath:instancePath+"/items/" + i0+"/by",schemaPath:"#/properties/items/items/properties/by/enum",keyword:"enum",params:{allowedValues: schemaReplyClassifications.properties.items.items.properties.by.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data1.suppressed !== undefined){
if(typeof data1.suppressed !== "boolean"){
const err18 = {instancePath:instancePath+"/items/" + i0+"/suppressed",schemaPath:"#/properties/items/items/properties/suppressed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.remaining !== undefined){
let data9 = data.remaining;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/remaining",schemaPath:"#/properties/remaining/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.warnings !== undefined){
let data10 = data.warnings;
if(Array.isArray(data10)){
const len1 = data10.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data10[i1] !== "string"){
const err23 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err25);
errors++;
}
validateReplyClassifications.errors = vErrors;
return errors === 0;
}
validateReplyClassifications.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaReplyPreview = {"$id":"ReplyPreview","type":"object","required":["subject","body","language","classification","sentences","evidence","omitted","warnings","answered","unanswered"],"properties":{"subject":{"type":"string"},"body":{"type":"string"},"language":{"type":"string","enum":["en","fi","sv","de"]},"classification":{"type":["string","null"]},"sentences":{"type":"array","items":{"$ref":"DraftSentence"}},"evidence":{"type":"array","items":{"$ref":"Evidence"}},"omitted":{"type":"array","items":{"$ref":"Omission"}},"warnings":{"type":"array","items":{"type":"string"}},"answered":{"type":"array","items":{"type":"object","required":["question","evidence"],"properties":{"question":{"type":"string"},"evidence":{"type":"array","items":{"$ref":"Evidence"}}},"additionalProperties":false}},"unanswered":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};
const funcReplyPreview = Object.prototype.hasOwnProperty;
export function validateReplyPreview(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateReplyPreview.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subject === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.body === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.language === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.classification === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "classification"},message:"must have required property '"+"classification"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.sentences === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sentences"},message:"must have required property '"+"sentences"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.evidence === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.omitted === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "omitted"},message:"must have required property '"+"omitted"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.warnings === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.answered === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answered"},message:"must have required property '"+"answered"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.unanswered === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "unanswered"},message:"must have required property '"+"unanswered"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcReplyPreview.call(schemaReplyPreview.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err11 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.body !== undefined){
if(typeof data.body !== "string"){
const err12 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.language !== undefined){
let data2 = data.language;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
if(!((((data2 === "en") || (data2 === "fi")) || (data2 === "sv")) || (data2 === "de"))){
const err14 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schemaReplyPreview.properties.language.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.classification !== undefined){
let data3 = data.classification;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/classification",schemaPath:"#/properties/classification/type",keyword:"type",params:{type: schemaReplyPreview.properties.classification.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.sentences !== undefined){
let data4 = data.sentences;
if(Array.isArray(data4)){
const len0 = data4.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateDraftSentence(data4[i0], {instancePath:instancePath+"/sentences/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateDraftSentence.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/sentences",schemaPath:"#/properties/sentences/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.evidence !== undefined){
let data6 = data.evidence;
if(Array.isArray(data6)){
const len1 = data6.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateEvidence(data6[i1], {instancePath:instancePath+"/evidence/" + i1,parentData:data6,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateEvidence.errors);
errors = vErrors.length;
}
}
}
else {
const err17 = {instancePath:instancePath+"/evidence",schemaPath:"#/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.omitted !== undefined){
let data8 = data.omitted;
if(Array.isArray(data8)){
const len2 = data8.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateOmission(data8[i2], {instancePath:instancePath+"/omitted/" + i2,parentData:data8,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateOmission.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/omitted",schemaPath:"#/properties/omitted/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.warnings !== undefined){
let data10 = data.warnings;
if(Array.isArray(data10)){
const len3 = data10.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
if(typeof data10[i3] !== "string"){
const err19 = {instancePath:instancePath+"/warnings/" + i3,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.answered !== undefined){
let data12 = data.answered;
if(Array.isArray(data12)){
const len4 = data12.length;
const i4Most = errors + mostErrors;
for(let i4=0; i4<len4 && errors < i4Most; i4++){
let data13 = data12[i4];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.question === undefined){
const err21 = {instancePath:instancePath+"/answered/" + i4,schemaPath:"#/properties/answered/items/required",keyword:"required",params:{missingProperty: "question"},message:"must have required property '"+"question"+"'"};
(vErrors ??= []).push(err21);
errors++;
}
if(data13.evidence === undefined){
const err22 = {instancePath:instancePath+"/answered/" + i4,schemaPath:"#/properties/answered/items/required",keyword:"required",params:{missingProperty: "evidence"},message:"must have required property '"+"evidence"+"'"};
(vErrors ??= []).push(err22);
errors++;
}
const key1Most = errors + mostErrors;
for(const key1 in data13){
if(errors >= key1Most) break;
if(!((key1 === "question") || (key1 === "evidence"))){
const err23 = {instancePath:instancePath+"/answered/" + i4,schemaPath:"#/properties/answered/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data13.question !== undefined){
if(typeof data13.question !== "string"){
const err24 = {instancePath:instancePath+"/answered/" + i4+"/question",schemaPath:"#/properties/answered/items/properties/question/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data13.evidence !== undefined){
let data15 = data13.evidence;
if(Array.isArray(data15)){
const len5 = data15.length;
const i5Most = errors + mostErrors;
for(let i5=0; i5<len5 && errors < i5Most; i5++){
if(!(validateEvidence(data15[i5], {instancePath:instancePath+"/answered/" + i4+"/evidence/" + i5,parentData:data15,parentDataProperty:i5,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateEvidence.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/answered/" + i4+"/evidence",schemaPath:"#/properties/answered/items/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/answered/" + i4,schemaPath:"#/properties/answered/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.unanswered !== undefined){
let data17 = data.unanswered;
if(Array.isArray(data17)){
const len6 = data17.length;
const i6Most = errors + mostErrors;
for(let i6=0; i6<len6 && errors < i6Most; i6++){
if(typeof data17[i6] !== "string"){
const err28 = {instancePath:instancePath+"/unanswered/" + i6,schemaPath:"#/properties/unanswered/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/unanswered",schemaPath:"#/properties/unanswered/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err30);
errors++;
}
validateReplyPreview.errors = vErrors;
return errors === 0;
}
validateReplyPreview.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaResearchPage = {"$id":"ResearchPage","type":"object","required":["id","url","title","language","text","fetchedAt"],"properties":{"id":{"$ref":"PageId"},"url":{"type":"string"},"title":{"type":"string"},"language":{"type":["string","null"]},"text":{"type":"string"},"fetchedAt":{"type":"integer"}},"additionalProperties":false};
export function validateResearchPage(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateResearchPage.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.language === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.text === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.fetchedAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fetchedAt"},message:"must have required property '"+"fetchedAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "id") || (key0 === "url")) || (key0 === "title")) || (key0 === "language")) || (key0 === "text")) || (key0 === "fetchedAt"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.id !== undefined){
if(!(validatePageId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validatePageId.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err7 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schemaResearchPage.properties.language.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.fetchedAt !== undefined){
let data5 = data.fetchedAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/fetchedAt",schemaPath:"#/properties/fetchedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateResearchPage.errors = vErrors;
return errors === 0;
}
validateResearchPage.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaReviewedCompany = {"$id":"ReviewedCompany","type":"object","required":["name"],"properties":{"name":{"type":"string","maxLength":200,"minLength":1,"pattern":"\\S"},"domain":{"type":["string","null"],"maxLength":300}},"additionalProperties":false};
const patternReviewedCompany = new RegExp("\\S", "u");
export function validateReviewedCompany(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateReviewedCompany.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "name") || (key0 === "domain"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(ucs2length(data0) > 200){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err2);
errors++;
}
if(ucs2length(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err3);
errors++;
}
if(!patternReviewedCompany.test(data0)){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.domain !== undefined){
let data1 = data.domain;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schemaReviewedCompany.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
if(typeof data1 === "string"){
if(ucs2length(data1) > 300){
const err7 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validateReviewedCompany.errors = vErrors;
return errors === 0;
}
validateReviewedCompany.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateRuleCondition(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRuleCondition.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tag === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(key0 === "tag")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.tag !== undefined){
if(typeof data.tag !== "string"){
const err2 = {instancePath:instancePath+"/tag",schemaPath:"#/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err3);
errors++;
}
validateRuleCondition.errors = vErrors;
return errors === 0;
}
validateRuleCondition.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternRuleId = new RegExp("^rule_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateRuleId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRuleId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternRuleId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^rule_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^rule_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateRuleId.errors = vErrors;
return errors === 0;
}
validateRuleId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaRun = {"$id":"Run","type":"object","required":["id","projectId","campaignId","name","status","source","origin","targetLeadCount","language","channel","startsAt","creditCap","lookedIn","profile","archivedAt","attachments","waves","counts","createdAt","updatedAt"],"properties":{"id":{"$ref":"RunId"},"projectId":{"$ref":"ProjectId"},"campaignId":{"oneOf":[{"$ref":"CampaignId"},{"type":"null"}]},"name":{"type":"string"},"status":{"$ref":"RunStatusName"},"source":{"type":["string","null"]},"origin":{"type":"string","enum":["leads","brief","material"]},"targetLeadCount":{"type":["integer","null"]},"language":{"type":["string","null"]},"channel":{"type":["string","null"]},"startsAt":{"type":["integer","null"]},"creditCap":{"type":["integer","null"]},"lookedIn":{"type":"array","items":{"$ref":"LookedIn"}},"profile":{"oneOf":[{"$ref":"RunProfile"},{"type":"null"}]},"archivedAt":{"type":["integer","null"]},"attachments":{"type":"array","items":{"$ref":"Attachment"}},"waves":{"type":"array","items":{"$ref":"Wave"}},"counts":{"$ref":"RunCounts"},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const funcRun = Object.prototype.hasOwnProperty;
export function validateRun(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRun.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.projectId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.campaignId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.source === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.origin === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.targetLeadCount === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetLeadCount"},message:"must have required property '"+"targetLeadCount"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.language === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "language"},message:"must have required property '"+"language"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.channel === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel"},message:"must have required property '"+"channel"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.startsAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startsAt"},message:"must have required property '"+"startsAt"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.creditCap === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "creditCap"},message:"must have required property '"+"creditCap"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.lookedIn === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lookedIn"},message:"must have required property '"+"lookedIn"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.profile === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.archivedAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archivedAt"},message:"must have required property '"+"archivedAt"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
if(data.attachments === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attachments"},message:"must have required property '"+"attachments"+"'"};
(vErrors ??= []).push(err15);
errors++;
}
if(data.waves === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waves"},message:"must have required property '"+"waves"+"'"};
(vErrors ??= []).push(err16);
errors++;
}
if(data.counts === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
(vErrors ??= []).push(err17);
errors++;
}
if(data.createdAt === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data.updatedAt === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcRun.call(schemaRun.properties, key0))){
const err20 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.id !== undefined){
if(!(validateRunId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.campaignId !== undefined){
let data2 = data.campaignId;
const _errs5 = errors;
let valid1 = false;
let passing0 = null;
const _errs6 = errors;
if(!(validateCampaignId(data2, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs7 = errors;
if(data2 !== null){
const err21 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err21);
errors++;
}
var _valid0 = _errs7 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err22 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err23 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.status !== undefined){
if(!(validateRunStatusName(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunStatusName.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data5 = data.source;
if((typeof data5 !== "string") && (data5 !== null)){
const err24 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schemaRun.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.origin !== undefined){
let data6 = data.origin;
if(typeof data6 !== "string"){
const err25 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25);
errors++;
}
if(!(((data6 === "leads") || (data6 === "brief")) || (data6 === "material"))){
const err26 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/enum",keyword:"enum",params:{allowedValues: schemaRun.properties.origin.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.targetLeadCount !== undefined){
let data7 = data.targetLeadCount;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err27 = {instancePath:instancePath+"/targetLeadCount",schemaPath:"#/properties/targetLeadCount/type",keyword:"type",params:{type: schemaRun.properties.targetLeadCount.type},message:"must be integer,null"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.language !== undefined){
let data8 = data.language;
if((typeof data8 !== "string") && (data8 !== null)){
const err28 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: schemaRun.properties.language.type},message:"must be string,null"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.channel !== undefined){
let data9 = data.channel;
if((typeof data9 !== "string") && (data9 !== null)){
const err29 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: schemaRun.properties.channel.type},message:"must be string,null"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.startsAt !== undefined){
let data10 = data.startsAt;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err30 = {instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type: schemaRun.properties.startsAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.creditCap !== undefined){
let data11 = data.creditCap;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err31 = {instancePath:instancePath+"/creditCap",schemaPath:"#/properties/creditCap/type",keyword:"type",params:{type: schemaRun.properties.creditCap.type},message:"must be integer,null"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.lookedIn !== undefined){
let data12 = data.lookedIn;
if(Array.isArray(data12)){
const len0 = data12.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateLookedIn(data12[i0], {instancePath:instancePath+"/lookedIn/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLookedIn.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/lookedIn",schemaPath:"#/properties/lookedIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.profile !== undefined){
let data14 = data.profile;
const _errs30 = errors;
let valid4 = false;
let passing1 = null;
const _errs31 = errors;
if(!(validateRunProfile(data14, {instancePath:instancePath+"/profile",parentData:data,parentDataProperty:"profile",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunProfile.errors);
errors = vErrors.length;
}
var _valid1 = _errs31 === errors;
if(_valid1){
valid4 = true;
passing1 = 0;
}
const _errs32 = errors;
if(data14 !== null){
const err33 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err33);
errors++;
}
var _valid1 = _errs32 === errors;
if(_valid1 && valid4){
valid4 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid4 = true;
passing1 = 1;
}
}
if(!valid4){
const err34 = {instancePath:instancePath+"/profile",schemaPath:"#/properties/profile/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err34);
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
if(data.archivedAt !== undefined){
let data15 = data.archivedAt;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err35 = {instancePath:instancePath+"/archivedAt",schemaPath:"#/properties/archivedAt/type",keyword:"type",params:{type: schemaRun.properties.archivedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.attachments !== undefined){
let data16 = data.attachments;
if(Array.isArray(data16)){
const len1 = data16.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateAttachment(data16[i1], {instancePath:instancePath+"/attachments/" + i1,parentData:data16,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateAttachment.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.waves !== undefined){
let data18 = data.waves;
if(Array.isArray(data18)){
const len2 = data18.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateWave(data18[i2], {instancePath:instancePath+"/waves/" + i2,parentData:data18,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWave.errors);
errors = vErrors.length;
}
}
}
else {
const err37 = {instancePath:instancePath+"/waves",schemaPath:"#/properties/waves/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.counts !== undefined){
if(!(validateRunCounts(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunCounts.errors);
errors = vErrors.length;
}
}
if(data.createdAt !== undefined){
let data21 = data.createdAt;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err38 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.updatedAt !== undefined){
let data22 = data.updatedAt;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err39 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err39);
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err40);
errors++;
}
validateRun.errors = vErrors;
return errors === 0;
}
validateRun.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateRunCounts(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunCounts.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companies === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companies"},message:"must have required property '"+"companies"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.contacts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.drafts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.approved === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approved"},message:"must have required property '"+"approved"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.sent === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sent"},message:"must have required property '"+"sent"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.removed === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "removed"},message:"must have required property '"+"removed"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "companies") || (key0 === "contacts")) || (key0 === "drafts")) || (key0 === "approved")) || (key0 === "sent")) || (key0 === "removed"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.companies !== undefined){
let data0 = data.companies;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/companies",schemaPath:"#/properties/companies/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.contacts !== undefined){
let data1 = data.contacts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.drafts !== undefined){
let data2 = data.drafts;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.approved !== undefined){
let data3 = data.approved;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/approved",schemaPath:"#/properties/approved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.sent !== undefined){
let data4 = data.sent;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/sent",schemaPath:"#/properties/sent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.removed !== undefined){
let data5 = data.removed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validateRunCounts.errors = vErrors;
return errors === 0;
}
validateRunCounts.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateRunError(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunError.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "code") || (key0 === "reason")) || (key0 === "at")) || (key0 === "runLeadId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err4 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err5 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.runLeadId !== undefined){
if(!(validateRunLeadId(data.runLeadId, {instancePath:instancePath+"/runLeadId",parentData:data,parentDataProperty:"runLeadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunLeadId.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateRunError.errors = vErrors;
return errors === 0;
}
validateRunError.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateRunEstimate(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunEstimate.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companies === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "companies"},message:"must have required property '"+"companies"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.contacts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.research === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "research"},message:"must have required property '"+"research"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.enrich === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "enrich"},message:"must have required property '"+"enrich"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.drafts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "drafts"},message:"must have required property '"+"drafts"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.credits === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((key0 === "companies") || (key0 === "contacts")) || (key0 === "research")) || (key0 === "enrich")) || (key0 === "drafts")) || (key0 === "credits"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.companies !== undefined){
let data0 = data.companies;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/companies",schemaPath:"#/properties/companies/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.contacts !== undefined){
let data1 = data.contacts;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.research !== undefined){
let data2 = data.research;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/research",schemaPath:"#/properties/research/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.enrich !== undefined){
let data3 = data.enrich;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/enrich",schemaPath:"#/properties/enrich/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.drafts !== undefined){
let data4 = data.drafts;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/drafts",schemaPath:"#/properties/drafts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.credits !== undefined){
let data5 = data.credits;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validateRunEstimate.errors = vErrors;
return errors === 0;
}
validateRunEstimate.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternRunId = new RegExp("^run_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateRunId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternRunId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^run_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^run_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateRunId.errors = vErrors;
return errors === 0;
}
validateRunId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaRunLead = {"$id":"RunLead","type":"object","required":["id","leadId","company","domain","status","reason","why","foundIn","foundUrl","city","country","contact","draft"],"properties":{"id":{"$ref":"RunLeadId"},"leadId":{"oneOf":[{"$ref":"LeadId"},{"type":"null"}]},"company":{"type":["string","null"]},"domain":{"type":["string","null"]},"status":{"type":"string","enum":["proposed","excluded","resolving","awaiting_acceptance","pending","researching","researched","drafting","drafted","failed","removed"]},"reason":{"type":["string","null"]},"why":{"type":["string","null"]},"foundIn":{"type":["string","null"]},"foundUrl":{"type":["string","null"]},"city":{"type":["string","null"]},"country":{"type":["string","null"]},"contact":{"oneOf":[{"$ref":"FoundPerson"},{"type":"null"}]},"draft":{"oneOf":[{"$ref":"Message"},{"type":"null"}]}},"additionalProperties":false};
const funcRunLead = Object.prototype.hasOwnProperty;
export function validateRunLead(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunLead.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.company === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.domain === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.status === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.reason === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.why === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.foundIn === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundIn"},message:"must have required property '"+"foundIn"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.foundUrl === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "foundUrl"},message:"must have required property '"+"foundUrl"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.city === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "city"},message:"must have required property '"+"city"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.country === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.contact === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contact"},message:"must have required property '"+"contact"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.draft === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcRunLead.call(schemaRunLead.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.id !== undefined){
if(!(validateRunLeadId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunLeadId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
let data1 = data.leadId;
const _errs4 = errors;
let valid1 = false;
let passing0 = null;
const _errs5 = errors;
if(!(validateLeadId(data1, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs6 = errors;
if(data1 !== null){
const err14 = {instancePath:instancePath+"/leadId",schemaPath:"#/properties/leadId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err14);
errors++;
}
var _valid0 = _errs6 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err15 = {instancePath:instancePath+"/leadId",schemaPath:"#/properties/leadId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err15);
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
}
if(data.company !== undefined){
let data2 = data.company;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaRunLead.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.domain !== undefined){
let data3 = data.domain;
if((typeof data3 !== "string") && (data3 !== null)){
const err17 = {instancePath:instancePath+"/domain",schemaPath:"#/properties/domain/type",keyword:"type",params:{type: schemaRunLead.properties.domain.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err18 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
if(!(((((((((((data4 === "proposed") || (data4 === "excluded")) || (data4 === "resolving")) || (data4 === "awaiting_acceptance")) || (data4 === "pending")) || (data4 === "researching")) || (data4 === "researched")) || (data4 === "drafting")) || (data4 === "drafted")) || (data4 === "failed")) || (data4 === "removed"))){
const err19 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaRunLead.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.reason !== undefined){
let data5 = data.reason;
if((typeof data5 !== "string") && (data5 !== null)){
const err20 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: schemaRunLead.properties.reason.type},message:"must be string,null"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.why !== undefined){
let data6 = data.why;
if((typeof data6 !== "string") && (data6 !== null)){
const err21 = {instancePath:instancePath+"/why",schemaPath:"#/properties/why/type",keyword:"type",params:{type: schemaRunLead.properties.why.type},message:"must be string,null"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.foundIn !== undefined){
let data7 = data.foundIn;
if((typeof data7 !== "string") && (data7 !== null)){
const err22 = {instancePath:instancePath+"/foundIn",schemaPath:"#/properties/foundIn/type",keyword:"type",params:{type: schemaRunLead.properties.foundIn.type},message:"must be string,null"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.foundUrl !== undefined){
let data8 = data.foundUrl;
if((typeof data8 !== "string") && (data8 !== null)){
const err23 = {instancePath:instancePath+"/foundUrl",schemaPath:"#/properties/foundUrl/type",keyword:"type",params:{type: schemaRunLead.properties.foundUrl.type},message:"must be string,null"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.city !== undefined){
let data9 = data.city;
if((typeof data9 !== "string") && (data9 !== null)){
const err24 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: schemaRunLead.properties.city.type},message:"must be string,null"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.country !== undefined){
let data10 = data.country;
if((typeof data10 !== "string") && (data10 !== null)){
const err25 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: schemaRunLead.properties.country.type},message:"must be string,null"};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.contact !== undefined){
let data11 = data.contact;
const _errs27 = errors;
let valid2 = false;
let passing1 = null;
const _errs28 = errors;
if(!(validateFoundPerson(data11, {instancePath:instancePath+"/contact",parentData:data,parentDataProperty:"contact",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFoundPerson.errors);
errors = vErrors.length;
}
var _valid1 = _errs28 === errors;
if(_valid1){
valid2 = true;
passing1 = 0;
}
const _errs29 = errors;
if(data11 !== null){
const err26 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err26);
errors++;
}
var _valid1 = _errs29 === errors;
if(_valid1 && valid2){
valid2 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid2 = true;
passing1 = 1;
}
}
if(!valid2){
const err27 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err27);
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.draft !== undefined){
let data12 = data.draft;
const _errs32 = errors;
let valid3 = false;
let passing2 = null;
const _errs33 = errors;
if(!(validateMessage(data12, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessage.errors);
errors = vErrors.length;
}
var _valid2 = _errs33 === errors;
if(_valid2){
valid3 = true;
passing2 = 0;
}
const _errs34 = errors;
if(data12 !== null){
const err28 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err28);
errors++;
}
var _valid2 = _errs34 === errors;
if(_valid2 && valid3){
valid3 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid3 = true;
passing2 = 1;
}
}
if(!valid3){
const err29 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err29);
errors++;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err30);
errors++;
}
validateRunLead.errors = vErrors;
return errors === 0;
}
validateRunLead.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternRunLeadId = new RegExp("^run_lead_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateRunLeadId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunLeadId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternRunLeadId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^run_lead_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^run_lead_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateRunLeadId.errors = vErrors;
return errors === 0;
}
validateRunLeadId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaRunLeadList = {"$id":"RunLeadList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"RunLead"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateRunLeadList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunLeadList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateRunLead(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunLead.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaRunLeadList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateRunLeadList.errors = vErrors;
return errors === 0;
}
validateRunLeadList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaRunList = {"$id":"RunList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Run"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateRunList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateRun(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRun.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaRunList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateRunList.errors = vErrors;
return errors === 0;
}
validateRunList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaRunProfile = {"$id":"RunProfile","type":"object","required":["languageChosen","targetRoles","targetDecisionMakers","leadsPerCompany","excludedDomains","confirmedBy","confirmedAt"],"properties":{"languageChosen":{"type":"boolean"},"targetRoles":{"type":"array","items":{"type":"string"}},"targetDecisionMakers":{"type":"array","items":{"$ref":"DecisionMaker"}},"leadsPerCompany":{"type":"integer"},"excludedDomains":{"type":"array","items":{"type":"string"}},"confirmedBy":{"type":"string"},"confirmedAt":{"type":"integer"},"contactResearchRequest":{"type":"string"},"greeting":{"type":"string"},"targetAudience":{"type":"string"},"targetMarket":{"type":"string"},"tone":{"type":"string"}},"additionalProperties":false};
const funcRunProfile = Object.prototype.hasOwnProperty;
export function validateRunProfile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunProfile.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.languageChosen === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "languageChosen"},message:"must have required property '"+"languageChosen"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.targetRoles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetRoles"},message:"must have required property '"+"targetRoles"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.targetDecisionMakers === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "targetDecisionMakers"},message:"must have required property '"+"targetDecisionMakers"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.leadsPerCompany === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadsPerCompany"},message:"must have required property '"+"leadsPerCompany"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.excludedDomains === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "excludedDomains"},message:"must have required property '"+"excludedDomains"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.confirmedBy === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmedBy"},message:"must have required property '"+"confirmedBy"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.confirmedAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "confirmedAt"},message:"must have required property '"+"confirmedAt"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcRunProfile.call(schemaRunProfile.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.languageChosen !== undefined){
if(typeof data.languageChosen !== "boolean"){
const err8 = {instancePath:instancePath+"/languageChosen",schemaPath:"#/properties/languageChosen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.targetRoles !== undefined){
let data1 = data.targetRoles;
if(Array.isArray(data1)){
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data1[i0] !== "string"){
const err9 = {instancePath:instancePath+"/targetRoles/" + i0,schemaPath:"#/properties/targetRoles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/targetRoles",schemaPath:"#/properties/targetRoles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.targetDecisionMakers !== undefined){
let data3 = data.targetDecisionMakers;
if(Array.isArray(data3)){
const len1 = data3.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateDecisionMaker(data3[i1], {instancePath:instancePath+"/targetDecisionMakers/" + i1,parentData:data3,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateDecisionMaker.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath:instancePath+"/targetDecisionMakers",schemaPath:"#/properties/targetDecisionMakers/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.leadsPerCompany !== undefined){
let data5 = data.leadsPerCompany;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/leadsPerCompany",schemaPath:"#/properties/leadsPerCompany/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.excludedDomains !== undefined){
let data6 = data.excludedDomains;
if(Array.isArray(data6)){
const len2 = data6.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(typeof data6[i2] !== "string"){
const err13 = {instancePath:instancePath+"/excludedDomains/" + i2,schemaPath:"#/properties/excludedDomains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/excludedDomains",schemaPath:"#/properties/excludedDomains/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.confirmedBy !== undefined){
if(typeof data.confirmedBy !== "string"){
const err15 = {instancePath:instancePath+"/confirmedBy",schemaPath:"#/properties/confirmedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.confirmedAt !== undefined){
let data9 = data.confirmedAt;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/confirmedAt",schemaPath:"#/properties/confirmedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.contactResearchRequest !== undefined){
if(typeof data.contactResearchRequest !== "string"){
const err17 = {instancePath:instancePath+"/contactResearchRequest",schemaPath:"#/properties/contactResearchRequest/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.greeting !== undefined){
if(typeof data.greeting !== "string"){
const err18 = {instancePath:instancePath+"/greeting",schemaPath:"#/properties/greeting/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.targetAudience !== undefined){
if(typeof data.targetAudience !== "string"){
const err19 = {instancePath:instancePath+"/targetAudience",schemaPath:"#/properties/targetAudience/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.targetMarket !== undefined){
if(typeof data.targetMarket !== "string"){
const err20 = {instancePath:instancePath+"/targetMarket",schemaPath:"#/properties/targetMarket/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.tone !== undefined){
if(typeof data.tone !== "string"){
const err21 = {instancePath:instancePath+"/tone",schemaPath:"#/properties/tone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err22);
errors++;
}
validateRunProfile.errors = vErrors;
return errors === 0;
}
validateRunProfile.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaRunStatus = {"$id":"RunStatus","type":"object","required":["runId","name","status","phase","counts","progress","awaitingHuman","credits","estimate","lookedIn","waves","errors","archivedAt","createdAt","updatedAt"],"properties":{"runId":{"$ref":"RunId"},"name":{"type":"string"},"status":{"$ref":"RunStatusName"},"phase":{"type":"string"},"counts":{"$ref":"RunCounts"},"progress":{"type":"object","required":["done","total"],"properties":{"done":{"type":"integer"},"total":{"type":"integer"}},"additionalProperties":false},"awaitingHuman":{"oneOf":[{"$ref":"AwaitingHuman"},{"type":"null"}]},"credits":{"type":"object","required":["reserved","spent"],"properties":{"reserved":{"type":"integer"},"spent":{"type":"integer"}},"additionalProperties":false},"estimate":{"$ref":"RunEstimate"},"lookedIn":{"type":"array","items":{"$ref":"LookedIn"}},"waves":{"type":"array","items":{"$ref":"Wave"}},"errors":{"type":"array","items":{"$ref":"RunError"}},"archivedAt":{"type":["integer","null"]},"createdAt":{"type":"integer"},"updatedAt":{"type":"integer"}},"additionalProperties":false};
const funcRunStatus = Object.prototype.hasOwnProperty;
export function validateRunStatus(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunStatus.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.phase === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "phase"},message:"must have required property '"+"phase"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.counts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.progress === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "progress"},message:"must have required property '"+"progress"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.awaitingHuman === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "awaitingHuman"},message:"must have required property '"+"awaitingHuman"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.credits === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credits"},message:"must have required property '"+"credits"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.estimate === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.lookedIn === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lookedIn"},message:"must have required property '"+"lookedIn"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.waves === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waves"},message:"must have required property '"+"waves"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.errors === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
if(data.archivedAt === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "archivedAt"},message:"must have required property '"+"archivedAt"+"'"};
(vErrors ??= []).push(err12);
errors++;
}
if(data.createdAt === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err13);
errors++;
}
if(data.updatedAt === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
(vErrors ??= []).push(err14);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcRunStatus.call(schemaRunStatus.properties, key0))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.status !== undefined){
if(!(validateRunStatusName(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunStatusName.errors);
errors = vErrors.length;
}
}
if(data.phase !== undefined){
if(typeof data.phase !== "string"){
const err17 = {instancePath:instancePath+"/phase",schemaPath:"#/properties/phase/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.counts !== undefined){
if(!(validateRunCounts(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunCounts.errors);
errors = vErrors.length;
}
}
if(data.progress !== undefined){
let data5 = data.progress;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.done === undefined){
const err18 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
(vErrors ??= []).push(err18);
errors++;
}
if(data5.total === undefined){
const err19 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
(vErrors ??= []).push(err19);
errors++;
}
const key1Most = errors + mostErrors;
for(const key1 in data5){
if(errors >= key1Most) break;
if(!((key1 === "done") || (key1 === "total"))){
const err20 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data5.done !== undefined){
let data6 = data5.done;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err21 = {instancePath:instancePath+"/progress/done",schemaPath:"#/properties/progress/properties/done/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data5.total !== undefined){
let data7 = data5.total;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/progress/total",schemaPath:"#/properties/progress/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/progress",schemaPath:"#/properties/progress/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.awaitingHuman !== undefined){
let data8 = data.awaitingHuman;
const _errs17 = errors;
let valid2 = false;
let passing0 = null;
const _errs18 = errors;
if(!(validateAwaitingHuman(data8, {instancePath:instancePath+"/awaitingHuman",parentData:data,parentDataProperty:"awaitingHuman",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateAwaitingHuman.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs19 = errors;
if(data8 !== null){
const err24 = {instancePath:instancePath+"/awaitingHuman",schemaPath:"#/properties/awaitingHuman/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err24);
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err25 = {instancePath:instancePath+"/awaitingHuman",schemaPath:"#/properties/awaitingHuman/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err25);
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
if(data.credits !== undefined){
let data9 = data.credits;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.reserved === undefined){
const err26 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/required",keyword:"required",params:{missingProperty: "reserved"},message:"must have required property '"+"reserved"+"'"};
(vErrors ??= []).push(err26);
errors++;
}
if(data9.spent === undefined){
const err27 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/required",keyword:"required",params:{missingProperty: "spent"},message:"must have required property '"+"spent"+"'"};
(vErrors ??= []).push(err27);
errors++;
}
const key2Most = errors + mostErrors;
for(const key2 in data9){
if(errors >= key2Most) break;
if(!((key2 === "reserved") || (key2 === "spent"))){
const err28 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data9.reserved !== undefined){
let data10 = data9.reserved;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err29 = {instancePath:instancePath+"/credits/reserved",schemaPath:"#/properties/credits/properties/reserved/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data9.spent !== undefined){
let data11 = data9.spent;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err30 = {instancePath:instancePath+"/credits/spent",schemaPath:"#/properties/credits/properties/spent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/credits",schemaPath:"#/properties/credits/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validateRunEstimate(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunEstimate.errors);
errors = vErrors.length;
}
}
if(data.lookedIn !== undefined){
let data13 = data.lookedIn;
if(Array.isArray(data13)){
const len0 = data13.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateLookedIn(data13[i0], {instancePath:instancePath+"/lookedIn/" + i0,parentData:data13,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLookedIn.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/lookedIn",schemaPath:"#/properties/lookedIn/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.waves !== undefined){
let data15 = data.waves;
if(Array.isArray(data15)){
const len1 = data15.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(!(validateWave(data15[i1], {instancePath:instancePath+"/waves/" + i1,parentData:data15,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWave.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/waves",schemaPath:"#/properties/waves/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.errors !== undefined){
let data17 = data.errors;
if(Array.isArray(data17)){
const len2 = data17.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
if(!(validateRunError(data17[i2], {instancePath:instancePath+"/errors/" + i2,parentData:data17,parentDataProperty:i2,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunError.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.archivedAt !== undefined){
let data19 = data.archivedAt;
if((!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) && (data19 !== null)){
const err35 = {instancePath:instancePath+"/archivedAt",schemaPath:"#/properties/archivedAt/type",keyword:"type",params:{type: schemaRunStatus.properties.archivedAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.createdAt !== undefined){
let data20 = data.createdAt;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err36 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.updatedAt !== undefined){
let data21 = data.updatedAt;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err37 = {instancePath:instancePath+"/updatedAt",schemaPath:"#/properties/updatedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err38);
errors++;
}
validateRunStatus.errors = vErrors;
return errors === 0;
}
validateRunStatus.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaRunStatusName = {"$id":"RunStatusName","type":"string","enum":["discovering","awaiting_profile","resolving_contacts","awaiting_contacts","drafting","awaiting_approval","sending","completed","parked_credits","failed"]};
export function validateRunStatusName(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateRunStatusName.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!((((((((((data === "discovering") || (data === "awaiting_profile")) || (data === "resolving_contacts")) || (data === "awaiting_contacts")) || (data === "drafting")) || (data === "awaiting_approval")) || (data === "sending")) || (data === "completed")) || (data === "parked_credits")) || (data === "failed"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schemaRunStatusName.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validateRunStatusName.errors = vErrors;
return errors === 0;
}
validateRunStatusName.evaluated = {"dynamicProps":false,"dynamicItems":false};

const patternSendingWindow = new RegExp("^[0-2][0-9]:[0-5][0-9]$", "u");
export function validateSendingWindow(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSendingWindow.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.to === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.days === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "days"},message:"must have required property '"+"days"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "from") || (key0 === "to")) || (key0 === "days"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 === "string"){
if(!patternSendingWindow.test(data0)){
const err4 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/pattern",keyword:"pattern",params:{pattern: "^[0-2][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-2][0-9]:[0-5][0-9]$"+"\""};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.to !== undefined){
let data1 = data.to;
if(typeof data1 === "string"){
if(!patternSendingWindow.test(data1)){
const err6 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/pattern",keyword:"pattern",params:{pattern: "^[0-2][0-9]:[0-5][0-9]$"},message:"must match pattern \""+"^[0-2][0-9]:[0-5][0-9]$"+"\""};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.days !== undefined){
let data2 = data.days;
if(Array.isArray(data2)){
const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data3 = data2[i0];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 7 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/maximum",keyword:"maximum",params:{comparison: "<=", limit: 7},message:"must be <= 7"};
(vErrors ??= []).push(err9);
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/days/" + i0,schemaPath:"#/properties/days/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateSendingWindow.errors = vErrors;
return errors === 0;
}
validateSendingWindow.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternSkillId = new RegExp("^skill_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateSkillId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSkillId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternSkillId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^skill_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^skill_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateSkillId.errors = vErrors;
return errors === 0;
}
validateSkillId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaStartedEngineRun = {"$id":"StartedEngineRun","type":"object","required":["runId","status","name","understood","warnings","startsAt","estimate","dryRun"],"properties":{"runId":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"status":{"$ref":"RunStatusName"},"name":{"type":"string"},"understood":{"type":"string"},"warnings":{"type":"array","items":{"type":"string"}},"startsAt":{"type":["integer","null"]},"estimate":{"$ref":"RunEstimate"},"dryRun":{"type":"boolean"}},"additionalProperties":false};
export function validateStartedEngineRun(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateStartedEngineRun.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.understood === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "understood"},message:"must have required property '"+"understood"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.warnings === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.startsAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startsAt"},message:"must have required property '"+"startsAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.estimate === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.dryRun === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "runId") || (key0 === "status")) || (key0 === "name")) || (key0 === "understood")) || (key0 === "warnings")) || (key0 === "startsAt")) || (key0 === "estimate")) || (key0 === "dryRun"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.runId !== undefined){
let data0 = data.runId;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validateRunId(data0, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err9 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err9);
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err10 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err10);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
if(!(validateRunStatusName(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunStatusName.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.understood !== undefined){
if(typeof data.understood !== "string"){
const err12 = {instancePath:instancePath+"/understood",schemaPath:"#/properties/understood/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.warnings !== undefined){
let data4 = data.warnings;
if(Array.isArray(data4)){
const len0 = data4.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data4[i0] !== "string"){
const err13 = {instancePath:instancePath+"/warnings/" + i0,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.startsAt !== undefined){
let data6 = data.startsAt;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err15 = {instancePath:instancePath+"/startsAt",schemaPath:"#/properties/startsAt/type",keyword:"type",params:{type: schemaStartedEngineRun.properties.startsAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validateRunEstimate(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunEstimate.errors);
errors = vErrors.length;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err16 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err17);
errors++;
}
validateStartedEngineRun.errors = vErrors;
return errors === 0;
}
validateStartedEngineRun.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaStartedRun = {"$id":"StartedRun","type":"object","required":["runId","status","name","leads","leftOut","estimate","shortage","warnings","dryRun"],"properties":{"runId":{"oneOf":[{"$ref":"RunId"},{"type":"null"}]},"status":{"$ref":"RunStatusName"},"name":{"type":"string"},"leads":{"type":"integer"},"leftOut":{"type":"array","items":{"$ref":"LeftOutLead"}},"estimate":{"$ref":"Estimate"},"shortage":{"type":["string","null"]},"warnings":{"type":"array","items":{"type":"string"}},"dryRun":{"type":"boolean"}},"additionalProperties":false};
const funcStartedRun = Object.prototype.hasOwnProperty;
export function validateStartedRun(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateStartedRun.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.leads === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leads"},message:"must have required property '"+"leads"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.leftOut === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leftOut"},message:"must have required property '"+"leftOut"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.estimate === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "estimate"},message:"must have required property '"+"estimate"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.shortage === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "shortage"},message:"must have required property '"+"shortage"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.warnings === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warnings"},message:"must have required property '"+"warnings"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.dryRun === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcStartedRun.call(schemaStartedRun.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.runId !== undefined){
let data0 = data.runId;
const _errs3 = errors;
let valid1 = false;
let passing0 = null;
const _errs4 = errors;
if(!(validateRunId(data0, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs5 = errors;
if(data0 !== null){
const err10 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err10);
errors++;
}
var _valid0 = _errs5 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err11 = {instancePath:instancePath+"/runId",schemaPath:"#/properties/runId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err11);
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.status !== undefined){
if(!(validateRunStatusName(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunStatusName.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.leads !== undefined){
let data3 = data.leads;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err13 = {instancePath:instancePath+"/leads",schemaPath:"#/properties/leads/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.leftOut !== undefined){
let data4 = data.leftOut;
if(Array.isArray(data4)){
const len0 = data4.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateLeftOutLead(data4[i0], {instancePath:instancePath+"/leftOut/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeftOutLead.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.estimate !== undefined){
if(!(validateEstimate(data.estimate, {instancePath:instancePath+"/estimate",parentData:data,parentDataProperty:"estimate",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateEstimate.errors);
errors = vErrors.length;
}
}
if(data.shortage !== undefined){
let data7 = data.shortage;
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/shortage",schemaPath:"#/properties/shortage/type",keyword:"type",params:{type: schemaStartedRun.properties.shortage.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.warnings !== undefined){
let data8 = data.warnings;
if(Array.isArray(data8)){
const len1 = data8.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
if(typeof data8[i1] !== "string"){
const err16 = {instancePath:instancePath+"/warnings/" + i1,schemaPath:"#/properties/warnings/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err18 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err19);
errors++;
}
validateStartedRun.errors = vErrors;
return errors === 0;
}
validateStartedRun.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternStorageId = new RegExp("^file_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateStorageId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateStorageId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternStorageId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^file_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^file_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateStorageId.errors = vErrors;
return errors === 0;
}
validateStorageId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const patternStoredFile = new RegExp("^[0-9a-f]{64}$", "u");
export function validateStoredFile(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateStoredFile.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.storageId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "storageId"},message:"must have required property '"+"storageId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.path === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sizeBytes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sizeBytes"},message:"must have required property '"+"sizeBytes"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.sha256 === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.mediaType === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mediaType"},message:"must have required property '"+"mediaType"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "storageId") || (key0 === "path")) || (key0 === "sizeBytes")) || (key0 === "sha256")) || (key0 === "mediaType"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.storageId !== undefined){
if(!(validateStorageId(data.storageId, {instancePath:instancePath+"/storageId",parentData:data,parentDataProperty:"storageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateStorageId.errors);
errors = vErrors.length;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err6 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.sizeBytes !== undefined){
let data2 = data.sizeBytes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 26214400 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 26214400},message:"must be <= 26214400"};
(vErrors ??= []).push(err8);
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/sizeBytes",schemaPath:"#/properties/sizeBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data.sha256 !== undefined){
let data3 = data.sha256;
if(typeof data3 === "string"){
if(!patternStoredFile.test(data3)){
const err10 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.mediaType !== undefined){
if(typeof data.mediaType !== "string"){
const err12 = {instancePath:instancePath+"/mediaType",schemaPath:"#/properties/mediaType/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validateStoredFile.errors = vErrors;
return errors === 0;
}
validateStoredFile.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaSuppressed = {"$id":"Suppressed","type":"object","required":["reason","since"],"properties":{"reason":{"type":"string","enum":["unsubscribe","hard_bounce","complaint","manual","erasure"]},"since":{"type":"integer"}},"additionalProperties":false};
export function validateSuppressed(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateSuppressed.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.reason === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.since === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "since"},message:"must have required property '"+"since"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "reason") || (key0 === "since"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.reason !== undefined){
let data0 = data.reason;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((((data0 === "unsubscribe") || (data0 === "hard_bounce")) || (data0 === "complaint")) || (data0 === "manual")) || (data0 === "erasure"))){
const err4 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/enum",keyword:"enum",params:{allowedValues: schemaSuppressed.properties.reason.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.since !== undefined){
let data1 = data.since;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validateSuppressed.errors = vErrors;
return errors === 0;
}
validateSuppressed.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateTaggedJoins(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateTaggedJoins.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaignId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.matched === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matched"},message:"must have required property '"+"matched"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.added === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "added"},message:"must have required property '"+"added"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.alreadyThere === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "alreadyThere"},message:"must have required property '"+"alreadyThere"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.dryRun === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dryRun"},message:"must have required property '"+"dryRun"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "campaignId") || (key0 === "matched")) || (key0 === "added")) || (key0 === "alreadyThere")) || (key0 === "dryRun"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.matched !== undefined){
let data1 = data.matched;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/matched",schemaPath:"#/properties/matched/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.added !== undefined){
let data2 = data.added;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.alreadyThere !== undefined){
let data3 = data.alreadyThere;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/alreadyThere",schemaPath:"#/properties/alreadyThere/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.dryRun !== undefined){
if(typeof data.dryRun !== "boolean"){
const err9 = {instancePath:instancePath+"/dryRun",schemaPath:"#/properties/dryRun/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err10);
errors++;
}
validateTaggedJoins.errors = vErrors;
return errors === 0;
}
validateTaggedJoins.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternThreadId = new RegExp("^thread_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateThreadId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateThreadId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternThreadId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^thread_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^thread_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateThreadId.errors = vErrors;
return errors === 0;
}
validateThreadId.evaluated = {"dynamicProps":false,"dynamicItems":false};

export function validateTimelineEntry(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateTimelineEntry.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((key0 === "at") || (key0 === "kind")) || (key0 === "summary")) || (key0 === "eventId"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.at !== undefined){
let data0 = data.at;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err5 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err6 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.eventId !== undefined){
if(!(validateEventId(data.eventId, {instancePath:instancePath+"/eventId",parentData:data,parentDataProperty:"eventId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateEventId.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err7);
errors++;
}
validateTimelineEntry.errors = vErrors;
return errors === 0;
}
validateTimelineEntry.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateWave(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWave.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.number === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.grants === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "grants"},message:"must have required property '"+"grants"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.files === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "files"},message:"must have required property '"+"files"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.by === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "number") || (key0 === "grants")) || (key0 === "files")) || (key0 === "by")) || (key0 === "at"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.number !== undefined){
let data0 = data.number;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.grants !== undefined){
let data1 = data.grants;
if(Array.isArray(data1)){
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateWaveGrant(data1[i0], {instancePath:instancePath+"/grants/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWaveGrant.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/grants",schemaPath:"#/properties/grants/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.files !== undefined){
let data3 = data.files;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
const err9 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.at !== undefined){
let data5 = data.at;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err11);
errors++;
}
validateWave.errors = vErrors;
return errors === 0;
}
validateWave.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaWaveGrant = {"$id":"WaveGrant","type":"string","enum":["leads","messages"]};
export function validateWaveGrant(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWaveGrant.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err0);
errors++;
}
if(!((data === "leads") || (data === "messages"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schemaWaveGrant.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err1);
errors++;
}
validateWaveGrant.errors = vErrors;
return errors === 0;
}
validateWaveGrant.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaWebhook = {"$id":"Webhook","type":"object","required":["webhookId","url","events","description","active","disabledAt","disabledReason","consecutiveFailures","lastDelivery","createdBy","createdAt"],"properties":{"webhookId":{"$ref":"WebhookId"},"url":{"type":"string"},"events":{"type":"array","items":{"type":"string"}},"description":{"type":["string","null"]},"active":{"type":"boolean"},"disabledAt":{"type":["integer","null"]},"disabledReason":{"type":["string","null"]},"consecutiveFailures":{"type":"integer"},"lastDelivery":{"oneOf":[{"$ref":"WebhookDelivery"},{"type":"null"}]},"createdBy":{"type":"string"},"createdAt":{"type":"integer"}},"additionalProperties":false};
const funcWebhook = Object.prototype.hasOwnProperty;
export function validateWebhook(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWebhook.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.events === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.active === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.disabledAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disabledAt"},message:"must have required property '"+"disabledAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.disabledReason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disabledReason"},message:"must have required property '"+"disabledReason"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.consecutiveFailures === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consecutiveFailures"},message:"must have required property '"+"consecutiveFailures"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.lastDelivery === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastDelivery"},message:"must have required property '"+"lastDelivery"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.createdBy === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.createdAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcWebhook.call(schemaWebhook.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.webhookId !== undefined){
if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWebhookId.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err12 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data2[i0] !== "string"){
const err13 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schemaWebhook.properties.description.type},message:"must be string,null"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err16 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.disabledAt !== undefined){
let data6 = data.disabledAt;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err17 = {instancePath:instancePath+"/disabledAt",schemaPath:"#/properties/disabledAt/type",keyword:"type",params:{type: schemaWebhook.properties.disabledAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.disabledReason !== undefined){
let data7 = data.disabledReason;
if((typeof data7 !== "string") && (data7 !== null)){
const err18 = {instancePath:instancePath+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type: schemaWebhook.properties.disabledReason.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.consecutiveFailures !== undefined){
let data8 = data.consecutiveFailures;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/consecutiveFailures",schemaPath:"#/properties/consecutiveFailures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.lastDelivery !== undefined){
let data9 = data.lastDelivery;
const _errs20 = errors;
let valid3 = false;
let passing0 = null;
const _errs21 = errors;
if(!(validateWebhookDelivery(data9, {instancePath:instancePath+"/lastDelivery",parentData:data,parentDataProperty:"lastDelivery",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWebhookDelivery.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data9 !== null){
const err20 = {instancePath:instancePath+"/lastDelivery",schemaPath:"#/properties/lastDelivery/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err20);
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err21 = {instancePath:instancePath+"/lastDelivery",schemaPath:"#/properties/lastDelivery/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err21);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.createdBy !== undefined){
if(typeof data.createdBy !== "string"){
const err22 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err24);
errors++;
}
validateWebhook.errors = vErrors;
return errors === 0;
}
validateWebhook.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaWebhookCreated = {"$id":"WebhookCreated","type":"object","required":["webhookId","url","events","description","active","disabledAt","disabledReason","consecutiveFailures","lastDelivery","createdBy","createdAt","secret"],"properties":{"webhookId":{"$ref":"WebhookId"},"url":{"type":"string"},"events":{"type":"array","items":{"type":"string"}},"description":{"type":["string","null"]},"active":{"type":"boolean"},"disabledAt":{"type":["integer","null"]},"disabledReason":{"type":["string","null"]},"consecutiveFailures":{"type":"integer"},"lastDelivery":{"oneOf":[{"$ref":"WebhookDelivery"},{"type":"null"}]},"createdBy":{"type":"string"},"createdAt":{"type":"integer"},"secret":{"type":"string"}},"additionalProperties":false};
const funcWebhookCreated = Object.prototype.hasOwnProperty;
export function validateWebhookCreated(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWebhookCreated.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.events === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "events"},message:"must have required property '"+"events"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.description === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.active === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.disabledAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disabledAt"},message:"must have required property '"+"disabledAt"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.disabledReason === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "disabledReason"},message:"must have required property '"+"disabledReason"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.consecutiveFailures === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "consecutiveFailures"},message:"must have required property '"+"consecutiveFailures"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.lastDelivery === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastDelivery"},message:"must have required property '"+"lastDelivery"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
if(data.createdBy === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdBy"},message:"must have required property '"+"createdBy"+"'"};
(vErrors ??= []).push(err9);
errors++;
}
if(data.createdAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
(vErrors ??= []).push(err10);
errors++;
}
if(data.secret === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "secret"},message:"must have required property '"+"secret"+"'"};
(vErrors ??= []).push(err11);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcWebhookCreated.call(schemaWebhookCreated.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.webhookId !== undefined){
if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWebhookId.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.events !== undefined){
let data2 = data.events;
if(Array.isArray(data2)){
const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data2[i0] !== "string"){
const err14 = {instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: schemaWebhookCreated.properties.description.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err17 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.disabledAt !== undefined){
let data6 = data.disabledAt;
if((!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) && (data6 !== null)){
const err18 = {instancePath:instancePath+"/disabledAt",schemaPath:"#/properties/disabledAt/type",keyword:"type",params:{type: schemaWebhookCreated.properties.disabledAt.type},message:"must be integer,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.disabledReason !== undefined){
let data7 = data.disabledReason;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/disabledReason",schemaPath:"#/properties/disabledReason/type",keyword:"type",params:{type: schemaWebhookCreated.properties.disabledReason.type},message:"must be string,null"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.consecutiveFailures !== undefined){
let data8 = data.consecutiveFailures;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/consecutiveFailures",schemaPath:"#/properties/consecutiveFailures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.lastDelivery !== undefined){
let data9 = data.lastDelivery;
const _errs20 = errors;
let valid3 = false;
let passing0 = null;
const _errs21 = errors;
if(!(validateWebhookDelivery(data9, {instancePath:instancePath+"/lastDelivery",parentData:data,parentDataProperty:"lastDelivery",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWebhookDelivery.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs22 = errors;
if(data9 !== null){
const err21 = {instancePath:instancePath+"/lastDelivery",schemaPath:"#/properties/lastDelivery/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err21);
errors++;
}
var _valid0 = _errs22 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err22 = {instancePath:instancePath+"/lastDelivery",schemaPath:"#/properties/lastDelivery/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err22);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.createdBy !== undefined){
if(typeof data.createdBy !== "string"){
const err23 = {instancePath:instancePath+"/createdBy",schemaPath:"#/properties/createdBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.secret !== undefined){
if(typeof data.secret !== "string"){
const err25 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err26);
errors++;
}
validateWebhookCreated.errors = vErrors;
return errors === 0;
}
validateWebhookCreated.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateWebhookDeleted(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWebhookDeleted.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.webhookId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "webhookId"},message:"must have required property '"+"webhookId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.deleted === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "webhookId") || (key0 === "deleted"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.webhookId !== undefined){
if(!(validateWebhookId(data.webhookId, {instancePath:instancePath+"/webhookId",parentData:data,parentDataProperty:"webhookId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWebhookId.errors);
errors = vErrors.length;
}
}
if(data.deleted !== undefined){
let data1 = data.deleted;
if(typeof data1 !== "boolean"){
const err3 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err3);
errors++;
}
if(true !== data1){
const err4 = {instancePath:instancePath+"/deleted",schemaPath:"#/properties/deleted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateWebhookDeleted.errors = vErrors;
return errors === 0;
}
validateWebhookDeleted.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaWebhookDelivery = {"$id":"WebhookDelivery","type":"object","required":["deliveryId","at","state","status","error"],"properties":{"deliveryId":{"type":"string"},"at":{"type":"integer"},"state":{"type":"string","enum":["delivered","failed"]},"status":{"type":["integer","null"]},"error":{"type":["string","null"]}},"additionalProperties":false};
export function validateWebhookDelivery(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWebhookDelivery.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveryId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveryId"},message:"must have required property '"+"deliveryId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.error === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((((key0 === "deliveryId") || (key0 === "at")) || (key0 === "state")) || (key0 === "status")) || (key0 === "error"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.deliveryId !== undefined){
if(typeof data.deliveryId !== "string"){
const err6 = {instancePath:instancePath+"/deliveryId",schemaPath:"#/properties/deliveryId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
if(!((data2 === "delivered") || (data2 === "failed"))){
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schemaWebhookDelivery.properties.state.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schemaWebhookDelivery.properties.status.type},message:"must be integer,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.error !== undefined){
let data4 = data.error;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: schemaWebhookDelivery.properties.error.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err12);
errors++;
}
validateWebhookDelivery.errors = vErrors;
return errors === 0;
}
validateWebhookDelivery.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const patternWebhookId = new RegExp("^webhook_[0-9a-hjkmnp-tv-z]{26}$", "u");
export function validateWebhookId(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWebhookId.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(!patternWebhookId.test(data)){
const err0 = {instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^webhook_[0-9a-hjkmnp-tv-z]{26}$"},message:"must match pattern \""+"^webhook_[0-9a-hjkmnp-tv-z]{26}$"+"\""};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err1);
errors++;
}
validateWebhookId.errors = vErrors;
return errors === 0;
}
validateWebhookId.evaluated = {"dynamicProps":false,"dynamicItems":false};

const schemaWebhookList = {"$id":"WebhookList","type":"object","required":["items","nextCursor"],"properties":{"items":{"type":"array","items":{"$ref":"Webhook"}},"nextCursor":{"type":["string","null"]}},"additionalProperties":false};
export function validateWebhookList(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWebhookList.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nextCursor === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextCursor"},message:"must have required property '"+"nextCursor"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "items") || (key0 === "nextCursor"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
const len0 = data0.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(!(validateWebhook(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateWebhook.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nextCursor !== undefined){
let data2 = data.nextCursor;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/nextCursor",schemaPath:"#/properties/nextCursor/type",keyword:"type",params:{type: schemaWebhookList.properties.nextCursor.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err5);
errors++;
}
validateWebhookList.errors = vErrors;
return errors === 0;
}
validateWebhookList.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateWhyGoodLead(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWhyGoodLead.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
if(data.matchReasons === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matchReasons"},message:"must have required property '"+"matchReasons"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "summary") || (key0 === "matchReasons"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.summary !== undefined){
if(typeof data.summary !== "string"){
const err3 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.matchReasons !== undefined){
let data1 = data.matchReasons;
if(Array.isArray(data1)){
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
if(typeof data1[i0] !== "string"){
const err4 = {instancePath:instancePath+"/matchReasons/" + i0,schemaPath:"#/properties/matchReasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err4);
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/matchReasons",schemaPath:"#/properties/matchReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err6);
errors++;
}
validateWhyGoodLead.errors = vErrors;
return errors === 0;
}
validateWhyGoodLead.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateWhyGoodLeadInput(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateWhyGoodLeadInput.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summary === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "summary") || (key0 === "matchReasons"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.summary !== undefined){
let data0 = data.summary;
if(typeof data0 === "string"){
if(ucs2length(data0) > 65536){
const err2 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.matchReasons !== undefined){
let data1 = data.matchReasons;
if(Array.isArray(data1)){
if(data1.length > 200){
const err4 = {instancePath:instancePath+"/matchReasons",schemaPath:"#/properties/matchReasons/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data1.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(ucs2length(data2) > 2000){
const err5 = {instancePath:instancePath+"/matchReasons/" + i0,schemaPath:"#/properties/matchReasons/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/matchReasons/" + i0,schemaPath:"#/properties/matchReasons/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/matchReasons",schemaPath:"#/properties/matchReasons/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err8);
errors++;
}
validateWhyGoodLeadInput.errors = vErrors;
return errors === 0;
}
validateWhyGoodLeadInput.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
