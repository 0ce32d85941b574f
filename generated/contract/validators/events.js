// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateFlowId, validateFlowRunId, validateLeadId, validateMessageId, validateProjectId, validateRunCounts, validateRunId } from './components.js';
import { joined, mostErrors } from './runtime.js';

export function validateCampaignCompletedData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCampaignCompletedData.evaluated;
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
if(data.runId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.counts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(((key0 === "projectId") || (key0 === "runId")) || (key0 === "counts"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.counts !== undefined){
if(!(validateRunCounts(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunCounts.errors);
errors = vErrors.length;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err4);
errors++;
}
validateCampaignCompletedData.errors = vErrors;
return errors === 0;
}
validateCampaignCompletedData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateCreditsLowData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateCreditsLowData.evaluated;
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
if(data.runCost === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runCost"},message:"must have required property '"+"runCost"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((key0 === "balance") || (key0 === "runCost"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.balance !== undefined){
let data0 = data.balance;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/balance",schemaPath:"#/properties/balance/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.runCost !== undefined){
let data1 = data.runCost;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/runCost",schemaPath:"#/properties/runCost/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
validateCreditsLowData.errors = vErrors;
return errors === 0;
}
validateCreditsLowData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaDraftFailedData = {"$id":"DraftFailedData","type":"object","required":["projectId","leadId","reason","code"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"reason":{"type":"string"},"code":{"type":"string"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"runId":{"$ref":"RunId"},"url":{"type":"string"}},"additionalProperties":false};
const funcDraftFailedData = Object.prototype.hasOwnProperty;
export function validateDraftFailedData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDraftFailedData.evaluated;
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
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.code === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcDraftFailedData.call(schemaDraftFailedData.properties, key0))){
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
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
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
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.company !== undefined){
let data4 = data.company;
if((typeof data4 !== "string") && (data4 !== null)){
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaDraftFailedData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.email !== undefined){
let data5 = data.email;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaDraftFailedData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.firstName !== undefined){
let data6 = data.firstName;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaDraftFailedData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.lastName !== undefined){
let data7 = data.lastName;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaDraftFailedData.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateDraftFailedData.errors = vErrors;
return errors === 0;
}
validateDraftFailedData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaDraftReadyData = {"$id":"DraftReadyData","type":"object","required":["projectId","leadId","messageId"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"messageId":{"$ref":"MessageId"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"runId":{"$ref":"RunId"},"url":{"type":"string"}},"additionalProperties":false};
const funcDraftReadyData = Object.prototype.hasOwnProperty;
export function validateDraftReadyData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateDraftReadyData.evaluated;
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
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.messageId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcDraftReadyData.call(schemaDraftReadyData.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.messageId !== undefined){
if(!(validateMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageId.errors);
errors = vErrors.length;
}
}
if(data.company !== undefined){
let data3 = data.company;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaDraftReadyData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaDraftReadyData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.firstName !== undefined){
let data5 = data.firstName;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaDraftReadyData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.lastName !== undefined){
let data6 = data.lastName;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaDraftReadyData.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateDraftReadyData.errors = vErrors;
return errors === 0;
}
validateDraftReadyData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlowFailedData = {"$id":"FlowFailedData","type":"object","required":["projectId","leadId","flowId","runId","reason"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"flowId":{"$ref":"FlowId"},"runId":{"$ref":"FlowRunId"},"reason":{"type":"string"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};
const funcFlowFailedData = Object.prototype.hasOwnProperty;
export function validateFlowFailedData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowFailedData.evaluated;
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
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.flowId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.runId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "runId"},message:"must have required property '"+"runId"+"'"};
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
if(!(funcFlowFailedData.call(schemaFlowFailedData.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.flowId !== undefined){
if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowId.errors);
errors = vErrors.length;
}
}
if(data.runId !== undefined){
if(!(validateFlowRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowRunId.errors);
errors = vErrors.length;
}
}
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
const err6 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaFlowFailedData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaFlowFailedData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
const err9 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaFlowFailedData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.lastName !== undefined){
let data8 = data.lastName;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaFlowFailedData.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateFlowFailedData.errors = vErrors;
return errors === 0;
}
validateFlowFailedData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaFlowNotifiedData = {"$id":"FlowNotifiedData","type":"object","required":["projectId","leadId","flowId","stepId","note"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"flowId":{"$ref":"FlowId"},"stepId":{"type":"string"},"note":{"type":"string"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};
const funcFlowNotifiedData = Object.prototype.hasOwnProperty;
export function validateFlowNotifiedData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateFlowNotifiedData.evaluated;
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
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.flowId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "flowId"},message:"must have required property '"+"flowId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.stepId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stepId"},message:"must have required property '"+"stepId"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.note === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcFlowNotifiedData.call(schemaFlowNotifiedData.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.flowId !== undefined){
if(!(validateFlowId(data.flowId, {instancePath:instancePath+"/flowId",parentData:data,parentDataProperty:"flowId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateFlowId.errors);
errors = vErrors.length;
}
}
if(data.stepId !== undefined){
if(typeof data.stepId !== "string"){
const err6 = {instancePath:instancePath+"/stepId",schemaPath:"#/properties/stepId/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaFlowNotifiedData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaFlowNotifiedData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
const err10 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaFlowNotifiedData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.lastName !== undefined){
let data8 = data.lastName;
if((typeof data8 !== "string") && (data8 !== null)){
const err11 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaFlowNotifiedData.properties.lastName.type},message:"must be string,null"};
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
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err13);
errors++;
}
validateFlowNotifiedData.errors = vErrors;
return errors === 0;
}
validateFlowNotifiedData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLeadAddedData = {"$id":"LeadAddedData","type":"object","required":["projectId","leadId","source"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"source":{"type":["string","null"]},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};
export function validateLeadAddedData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadAddedData.evaluated;
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
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!((((((((key0 === "projectId") || (key0 === "leadId")) || (key0 === "source")) || (key0 === "company")) || (key0 === "email")) || (key0 === "firstName")) || (key0 === "lastName")) || (key0 === "url"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
let data2 = data.source;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: schemaLeadAddedData.properties.source.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.company !== undefined){
let data3 = data.company;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaLeadAddedData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaLeadAddedData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.firstName !== undefined){
let data5 = data.firstName;
if((typeof data5 !== "string") && (data5 !== null)){
const err7 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaLeadAddedData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.lastName !== undefined){
let data6 = data.lastName;
if((typeof data6 !== "string") && (data6 !== null)){
const err8 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaLeadAddedData.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateLeadAddedData.errors = vErrors;
return errors === 0;
}
validateLeadAddedData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaLeadStatusChangedData = {"$id":"LeadStatusChangedData","type":"object","required":["projectId","leadId","field","from","to"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"field":{"type":"string","enum":["status","stage"]},"from":{"type":"string"},"to":{"type":"string"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};
const funcLeadStatusChangedData = Object.prototype.hasOwnProperty;
export function validateLeadStatusChangedData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadStatusChangedData.evaluated;
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
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.field === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.from === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.to === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcLeadStatusChangedData.call(schemaLeadStatusChangedData.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.field !== undefined){
let data2 = data.field;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
if(!((data2 === "status") || (data2 === "stage"))){
const err7 = {instancePath:instancePath+"/field",schemaPath:"#/properties/field/enum",keyword:"enum",params:{allowedValues: schemaLeadStatusChangedData.properties.field.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err8 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.to !== undefined){
if(typeof data.to !== "string"){
const err9 = {instancePath:instancePath+"/to",schemaPath:"#/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err10 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaLeadStatusChangedData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err11 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaLeadStatusChangedData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaLeadStatusChangedData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.lastName !== undefined){
let data8 = data.lastName;
if((typeof data8 !== "string") && (data8 !== null)){
const err13 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaLeadStatusChangedData.properties.lastName.type},message:"must be string,null"};
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
validateLeadStatusChangedData.errors = vErrors;
return errors === 0;
}
validateLeadStatusChangedData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaMeetingBookedData = {"$id":"MeetingBookedData","type":"object","required":["projectId","leadId","start","end","timezone"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"start":{"type":"integer"},"end":{"type":"integer"},"timezone":{"type":"string"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"url":{"type":"string"}},"additionalProperties":false};
const funcMeetingBookedData = Object.prototype.hasOwnProperty;
export function validateMeetingBookedData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMeetingBookedData.evaluated;
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
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.start === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "start"},message:"must have required property '"+"start"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.end === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "end"},message:"must have required property '"+"end"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.timezone === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timezone"},message:"must have required property '"+"timezone"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcMeetingBookedData.call(schemaMeetingBookedData.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.start !== undefined){
let data2 = data.start;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.end !== undefined){
let data3 = data.end;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){
const err8 = {instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.company !== undefined){
let data5 = data.company;
if((typeof data5 !== "string") && (data5 !== null)){
const err9 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaMeetingBookedData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.email !== undefined){
let data6 = data.email;
if((typeof data6 !== "string") && (data6 !== null)){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaMeetingBookedData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.firstName !== undefined){
let data7 = data.firstName;
if((typeof data7 !== "string") && (data7 !== null)){
const err11 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaMeetingBookedData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.lastName !== undefined){
let data8 = data.lastName;
if((typeof data8 !== "string") && (data8 !== null)){
const err12 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaMeetingBookedData.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateMeetingBookedData.errors = vErrors;
return errors === 0;
}
validateMeetingBookedData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaMessageSentData = {"$id":"MessageSentData","type":"object","required":["projectId","leadId","messageId"],"properties":{"projectId":{"$ref":"ProjectId"},"leadId":{"$ref":"LeadId"},"messageId":{"$ref":"MessageId"},"company":{"type":["string","null"]},"email":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"runId":{"$ref":"RunId"},"url":{"type":"string"}},"additionalProperties":false};
const funcMessageSentData = Object.prototype.hasOwnProperty;
export function validateMessageSentData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateMessageSentData.evaluated;
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
if(data.leadId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.messageId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "messageId"},message:"must have required property '"+"messageId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcMessageSentData.call(schemaMessageSentData.properties, key0))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.messageId !== undefined){
if(!(validateMessageId(data.messageId, {instancePath:instancePath+"/messageId",parentData:data,parentDataProperty:"messageId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateMessageId.errors);
errors = vErrors.length;
}
}
if(data.company !== undefined){
let data3 = data.company;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaMessageSentData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaMessageSentData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.firstName !== undefined){
let data5 = data.firstName;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaMessageSentData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.lastName !== undefined){
let data6 = data.lastName;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaMessageSentData.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.runId !== undefined){
if(!(validateRunId(data.runId, {instancePath:instancePath+"/runId",parentData:data,parentDataProperty:"runId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateRunId.errors);
errors = vErrors.length;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err8 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateMessageSentData.errors = vErrors;
return errors === 0;
}
validateMessageSentData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schemaReplyReceivedData = {"$id":"ReplyReceivedData","type":"object","required":["projectId","inboundMessageId","leadId","email","company","campaignId","from","subject","classification"],"properties":{"projectId":{"$ref":"ProjectId"},"inboundMessageId":{"$ref":"MessageId"},"leadId":{"$ref":"LeadId"},"email":{"type":["string","null"]},"company":{"type":["string","null"]},"campaignId":{"oneOf":[{"$ref":"CampaignId"},{"type":"null"}]},"from":{"type":"string"},"subject":{"type":"string"},"classification":{"type":["string","null"]},"firstName":{"type":["string","null"]},"lastName":{"type":["string","null"]},"suspected":{"type":"boolean"},"url":{"type":"string"}},"additionalProperties":false};
const funcReplyReceivedData = Object.prototype.hasOwnProperty;
export function validateReplyReceivedData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateReplyReceivedData.evaluated;
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
if(data.inboundMessageId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inboundMessageId"},message:"must have required property '"+"inboundMessageId"+"'"};
(vErrors ??= []).push(err1);
errors++;
}
if(data.leadId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err2);
errors++;
}
if(data.email === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
(vErrors ??= []).push(err3);
errors++;
}
if(data.company === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "company"},message:"must have required property '"+"company"+"'"};
(vErrors ??= []).push(err4);
errors++;
}
if(data.campaignId === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "campaignId"},message:"must have required property '"+"campaignId"+"'"};
(vErrors ??= []).push(err5);
errors++;
}
if(data.from === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
(vErrors ??= []).push(err6);
errors++;
}
if(data.subject === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
(vErrors ??= []).push(err7);
errors++;
}
if(data.classification === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "classification"},message:"must have required property '"+"classification"+"'"};
(vErrors ??= []).push(err8);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcReplyReceivedData.call(schemaReplyReceivedData.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.inboundMessageId !== undefined){
if(!(validateMessageId(data.inboundMessageId, {instancePath:instancePath+"/inboundMessageId",parentData:data,parentDataProperty:"inboundMessageId",rootData,dynamicAnchors}))){
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
if(data.email !== undefined){
let data3 = data.email;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: schemaReplyReceivedData.properties.email.type},message:"must be string,null"};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.company !== undefined){
let data4 = data.company;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/company",schemaPath:"#/properties/company/type",keyword:"type",params:{type: schemaReplyReceivedData.properties.company.type},message:"must be string,null"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.campaignId !== undefined){
let data5 = data.campaignId;
const _errs10 = errors;
let valid1 = false;
let passing0 = null;
const _errs11 = errors;
if(!(validateCampaignId(data5, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs12 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
(vErrors ??= []).push(err12);
errors++;
}
var _valid0 = _errs12 === errors;
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
const err13 = {instancePath:instancePath+"/campaignId",schemaPath:"#/properties/campaignId/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
(vErrors ??= []).push(err13);
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.from !== undefined){
if(typeof data.from !== "string"){
const err14 = {instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err15 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.classification !== undefined){
let data8 = data.classification;
if((typeof data8 !== "string") && (data8 !== null)){
const err16 = {instancePath:instancePath+"/classification",schemaPath:"#/properties/classification/type",keyword:"type",params:{type: schemaReplyReceivedData.properties.classification.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.firstName !== undefined){
let data9 = data.firstName;
if((typeof data9 !== "string") && (data9 !== null)){
const err17 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schemaReplyReceivedData.properties.firstName.type},message:"must be string,null"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.lastName !== undefined){
let data10 = data.lastName;
if((typeof data10 !== "string") && (data10 !== null)){
const err18 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schemaReplyReceivedData.properties.lastName.type},message:"must be string,null"};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.suspected !== undefined){
if(typeof data.suspected !== "boolean"){
const err19 = {instancePath:instancePath+"/suspected",schemaPath:"#/properties/suspected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err20 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validateReplyReceivedData.errors = vErrors;
return errors === 0;
}
validateReplyReceivedData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export function validateTestPingData(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateTestPingData.evaluated;
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
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err0);
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err1);
errors++;
}
validateTestPingData.errors = vErrors;
return errors === 0;
}
validateTestPingData.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
